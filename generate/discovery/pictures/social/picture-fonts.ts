import { Resvg } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import path from 'node:path';
import subsetFont from 'subset-font';
import { cached } from '../../../cached.ts';
import { once } from '../../../content/lazy.ts';
import { escapeHtml } from '../../../documents/head/html.ts';
import { wholeFont } from '../../../fonts/fonts.ts';
import { svg, svgFile } from '../svg.ts';
import type { Measure } from './typeset.ts';

const weights = { headline: 800, text: 450 } as const;
// Latin-1 and general punctuation; the font has no other scripts.
const characters = [0x20, 0x2010]
  .flatMap((first) => Array.from({ length: 0xe0 }, (_, index) => String.fromCodePoint(first + index)))
  .join('');

export type Face = keyof typeof weights;

/** Returns the SVG attributes of text in one of the two faces. `size` is in pixels. */
export function faceAttributes(face: Face, size: number): Record<string, string | number> {
  const tight = face === 'headline' ? { 'letter-spacing': -0.04 * size } : {};
  return { 'font-family': 'Schibsted Grotesk', 'font-weight': weights[face], 'font-size': size, ...tight };
}

/** Writes the two weights as static TTF files, cached in `.cache/`, and returns their paths. */
export async function pictureFonts(root: string): Promise<string[]> {
  const font = await wholeFont();
  const version = createHash('sha256').update(font).digest('hex').slice(0, 12);
  const folder = path.join(root, '.cache/fonts');
  return Promise.all(
    Object.values(weights).map(async (wght) => {
      const file = path.join(folder, `${version}-${wght}.ttf`);
      const options = { targetFormat: 'truetype', variationAxes: { wght } } as const;
      await cached(file, () => subsetFont(font, characters, options));
      return file;
    }),
  );
}

/** Returns a function that measures lines of text with the renderer itself. */
export function measureFace(face: Face, fontFiles: string[]): Measure {
  const size = 100;
  return once((line: string) => {
    const text = svg('text', { y: size, ...faceAttributes(face, size) }, escapeHtml(line));
    const box = new Resvg(svgFile(1, 1, text), { font: { fontFiles, loadSystemFonts: false } }).getBBox();
    return (box ? box.x + box.width : 0) / size;
  });
}

let measures: { of: string; faces: Record<Face, Measure> } | undefined;

/** Returns the functions that measure lines in both faces. All pictures share them and their caches. */
export function measureFaces(fontFiles: string[]): Record<Face, Measure> {
  const of = fontFiles.join();
  if (measures?.of !== of) {
    measures = {
      of,
      faces: { headline: measureFace('headline', fontFiles), text: measureFace('text', fontFiles) },
    };
  }
  return measures.faces;
}
