/** Everything is drawn in the two colours and with the mark of the other site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { derivePalette, type Palette } from '#packages/content/brand/derive-palette.ts';
import { designColors } from '#packages/content/brand/design.ts';
import { loadSite } from '#packages/content/site.ts';
import { bytes, document, files, read } from './site.ts';
import { builtRoot } from '../../sites/sites.ts';

const colours = ({ light, dark }: Palette) =>
  new Set([...Object.values(light), ...Object.values(dark)].filter((value) => value.startsWith('#')));

const palette = loadSite('test/sites/meridian').palette;
const others = colours(derivePalette(designColors)).difference(colours(palette));

test('no file has a colour of the palette that the site was designed with', () => {
  expect(others.size).toBeGreaterThan(20);
  const drawn = files().filter((file) => /\.(?:html|css|js|svg|md|xml)$/.test(file));
  expect(drawn.length).toBeGreaterThan(40);
  const left = drawn.filter((file) => [...others].some((each) => read(file).toLowerCase().includes(each)));
  expect(left).toEqual([]);
});

test('the icon and the browser’s bars have the new colours', () => {
  const { light, dark } = palette;
  for (const colour of [light.teal, light.orange]) expect(read('favicon.svg')).toContain(colour);
  const bars = document('/es/about').querySelectorAll('meta[name=theme-color]');
  expect(bars.map((bar) => bar.getAttribute('content'))).toEqual([light.page, dark.page]);
});

test('header, footer and icon have the new mark', () => {
  const about = document('/about');
  expect(about.querySelectorAll('header svg circle[r="13"] + path[fill-rule] + polygon')).toHaveLength(1);
  expect(about.querySelectorAll('footer svg circle[r="13"]')).toHaveLength(1);
  expect(read('favicon.svg')).toContain('fill-rule="evenodd"');
});

test('pictures are redrawn', () => {
  for (const file of ['apple-touch-icon.png', 'icon-512.png', 'favicon.ico'])
    expect(bytes(file).equals(readFileSync(path.join(builtRoot('isthmus'), 'dist', file))), file).toBe(false);
});
