import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readTables, writeTables } from './font-tables.ts';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
);

type Weights = { min: number; max: number };

// Text is set in three weights: the one of running text, and two that are stronger.
const text: Weights = { min: 400, max: 400 };
const strong: Weights = { min: 650, max: 800 };

/** The name of each file of the family, and the address that it has on the site. */
export type FontAddresses = Readonly<Record<FontName, string>>;
export type FontName = 'schibsted-text' | 'schibsted-strong' | 'schibsted-latin-1';

/** One file of the site's family: its name, its weights, its characters, and the OpenType features that it keeps. */
type Subset = { name: FontName; family: string; weights: Weights; characters: string[]; features: string[] };

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

function contentCharacters(root: string): string[] {
  const folder = path.join(root, 'content');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return Array.from(texts.join('')).filter((character) => character > ' ');
}

const spanish = Array.from('ÁÉÍÑÓÚÜáéíñóúü¡¿');
// What components write between words, and browsers before "AM" in a field for a time.
const signs = Array.from('·©–\u202f');

/** The files that a document preloads, in the order in which it needs them. */
export const preloadedFonts = ['schibsted-text', 'schibsted-strong'] as const;

/**
 * The family in three files. Two have what English, Spanish and the content need, with kerning, and are preloaded: one
 * for running text, one for what is stronger. The third has the rest of Latin-1 for what visitors type, without kerning,
 * which is half of a file's bytes; a browser fetches it only where it meets such a character.
 */
function subsets(root: string): Subset[] {
  const first = new Set([...range(0x20, 0x7e), '\u00a0', ...signs, ...spanish, ...contentCharacters(root)]);
  const rest = new Set(range(0xa1, 0xff)).difference(first);
  const [textName, strongName] = preloadedFonts;
  const preloaded = { family: 'Schibsted Grotesk', characters: [...first].toSorted(), features: ['kern'] };
  return [
    { name: textName, weights: text, ...preloaded },
    { name: strongName, weights: strong, ...preloaded },
    {
      name: 'schibsted-latin-1',
      family: 'Schibsted Latin-1',
      weights: { min: text.min, max: strong.max },
      characters: [...rest],
      features: [],
    },
  ];
}

function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else spans.push([point, point]);
  }
  return spans
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',');
}

/**
 * The `@font-face` rules of the family, for files at these addresses. The file that
 * completes the others' characters has a family name of its own: in one family it would be a part of every face
 * (CSS Fonts 4, section 5.3: composite faces) that has not been loaded, for which Chromium lays out all text again
 * whenever any font arrives.
 */
export function fontFaces(root: string, addresses: FontAddresses): string {
  return subsets(root)
    .map(
      ({ name, family, weights: { min, max }, characters }) =>
        `@font-face{font-family:"${family}";src:url(${addresses[name]}) format("woff2");` +
        `font-weight:${min < max ? `${min} ${max}` : min};font-display:swap;` +
        `unicode-range:${unicodeRange(characters)}}`,
    )
    .join('');
}

/**
 * One file of the family, WOFF2. Every weight of it has the kerning of the lightest: a pair is worked out for no other
 * weight then, neither in the file's bytes nor in the time that a browser needs to lay out the page again when the font
 * arrives.
 */
async function subset(font: Buffer, { weights, characters, features }: Subset): Promise<Buffer> {
  const cut = (wght: number | Weights) =>
    subsetFont(font, characters.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght },
      keepFeatures: features,
      noHinting: true,
      dropTables: ['STAT', 'MVAR'],
    });
  const fixed = readTables(await cut(weights.min));
  const tables = weights.min < weights.max ? readTables(await cut(weights)) : fixed;
  // What places the glyphs, and the classes of glyphs that it names. Both cuts have the same glyphs in the same order.
  for (const tag of ['GPOS', 'GDEF']) {
    const table = fixed.get(tag);
    if (table) tables.set(tag, table);
    else tables.delete(tag);
  }
  return subsetFont(writeTables(tables), characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
  });
}

/** The family as it was published, uncut: what the development server sends for each of its files. */
export async function wholeFont(): Promise<Buffer> {
  return readFile(source);
}

/** Writes the files of the family, cut to the characters that the site needs, under names that hold their hash. */
export async function writeFonts(root: string, dist: string): Promise<FontAddresses> {
  const font = await wholeFont();
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  const written = subsets(root).map(async (file) => {
    const data = await subset(font, file);
    const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
    const address = `/assets/${file.name}-${hash}.woff2`;
    await writeFile(path.join(dist, address), data);
    return [file.name, address] as const;
  });
  return Object.fromEntries(await Promise.all(written)) as FontAddresses;
}
