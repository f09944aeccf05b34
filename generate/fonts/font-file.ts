/** The files of fonts as Fontsource splits them, each with some scripts of its family. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import { once } from '#packages/site/once.ts';

export type FontFile = {
  /** Its path in the packages, as in '@fontsource/noto-emoji/files/noto-emoji-0-400-normal.woff2'. */
  name: string;
  bytes: Buffer;
  /** The same, uncompressed. */
  sfnt: Buffer;
  characters: ReadonlySet<string>;
};

const { resolve } = createRequire(import.meta.url);

/** A file has fewer characters than Fontsource's `unicode-range` promises. */
export const readFont = once(async (name: string): Promise<FontFile> => {
  const bytes = await readFile(resolve(name));
  const sfnt = await convert(bytes, 'sfnt');
  const points = new Face(new Blob(sfnt)).collectUnicodes();
  const characters = new Set(Array.from(points, (point) => String.fromCodePoint(point)));
  return { name, bytes, sfnt, characters };
});

const ownFile = (script: string) =>
  readFont(`@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${script}-wght-normal.woff2`);

/** The site's font: English and Spanish, and other languages in Latin letters. */
export const ownFont = { latin: await ownFile('latin'), latinExt: await ownFile('latin-ext') };
