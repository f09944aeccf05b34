/** The colours of a project, from `colors` in its site.yaml. Runs at build time only. */
import path from 'node:path';
import { loadFacts } from '../content/load.ts';
import { memoize } from '../content/memoize.ts';
import { derivePalette, type Palette } from './derive-palette.ts';

const paletteOf = memoize((pair) => {
  const [delivery = '', client = ''] = pair.split(' ');
  return derivePalette({ delivery, client });
});

/** Derives the palette of a project. Throws a ContentError if its facts have a mistake. */
export function readPalette(root: string): Palette {
  const { delivery, client } = loadFacts(root, 'site').colors;
  return paletteOf(`${delivery} ${client}`);
}

/** The stylesheet of the project's palette, and that of the tests' fictional company, for the gallery. */
export const paletteModule = 'virtual:palette.css';
export const samplePaletteModule = 'virtual:sample-palette.css';

const root = path.join(import.meta.dirname, '../..');

/** Returns this project's palette, for pictures, icons and the browser's bars. */
export function ownPalette(): Palette {
  return readPalette(root);
}
