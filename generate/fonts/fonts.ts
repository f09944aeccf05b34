import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { locales } from '#packages/site/locales.ts';
import { once } from '#packages/site/once.ts';
import type { Saved } from '#packages/content/reading/content-folder.ts';
import type { Site } from '#packages/content/site.ts';
import type { Source } from '#packages/content/source.ts';
import { ownFont, type FontFile } from './font-file.ts';

const { latin, latinExt } = ownFont;

type Weights = { min: number; max: number };

// The site uses three weights: regular text, and two bolder ones.
const text: Weights = { min: 400, max: 400 };
const strong: Weights = { min: 650, max: 800 };
// Of all that the font has.
const heaviest = 900;

export type FontAddresses = Readonly<Record<FontName, string>>;
type FontName = 'schibsted-text' | 'schibsted-strong' | 'schibsted-latin-1' | 'schibsted-latin-ext';

type Subset = {
  name: FontName;
  source: FontFile;
  family: string;
  weights: Weights;
  characters: string[];
  /** The OpenType features to keep, as in 'kern'. */
  features: string[];
};

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

const charactersOf = once((saved: Saved) => new Set('source' in saved ? saved.source : ''));

function charactersIn({ folder }: Source, extension: '.yaml' | '.md'): string[] {
  const all = [...folder.files].flatMap(([file, saved]) =>
    file.endsWith(extension) && typeof saved !== 'string' ? [...charactersOf(saved)] : [],
  );
  return [...new Set(all)].filter((character) => character > ' ');
}

const spanish = Array.from('ÁÉÍÑÓÚÜáéíñóúü¡¿');
// Characters that components add between words, and that browsers put before "AM" in time fields.
const signs = Array.from('·©–\u202f');

/** The files that documents preload, most important first. */
export const preloadedFonts = ['schibsted-text', 'schibsted-strong'] as const;

/** The letters in the content that browsers draw in a font of the visitor's system. */
export function lettersWithoutFont({ source }: Site): string[] {
  const all = new Set([...charactersIn(source, '.yaml'), ...charactersIn(source, '.md')]);
  return [...all.difference(latin.characters).difference(latinExt.characters)]
    .filter((character) => /\p{L}/u.test(character))
    .toSorted();
}

/** Two preloaded files, for regular and bold text, with kerning; two that are fetched if needed, for rare Latin and other letters. */
const subsets = once((source: Source): Subset[] => {
  const first = new Set([
    ...range(0x20, 0x7e),
    '\u00a0',
    ...signs,
    ...spanish,
    ...locales.flatMap(({ name }) => [...name]),
    ...charactersIn(source, '.yaml'),
  ]);
  const rest = new Set([...range(0xa1, 0xff), ...charactersIn(source, '.md')]).difference(first);
  // Without the space of time fields in the range of a preloaded font, all text of its size and weight would wait for another.
  const known = latin.characters.union(new Set(signs));
  const inLatin = (characters: ReadonlySet<string>) => [...known.intersection(characters)].toSorted();
  const others = latinExt.characters.difference(latin.characters).intersection(first.union(rest));
  const [textName, strongName] = preloadedFonts;
  const preloaded = {
    source: latin,
    family: 'Schibsted Grotesk',
    characters: inLatin(first),
    features: ['kern'],
  };
  const late = { family: 'Schibsted Latin-1', weights: { min: text.min, max: strong.max }, features: [] };
  const all: Subset[] = [
    { name: textName, weights: text, ...preloaded },
    { name: strongName, weights: strong, ...preloaded },
    { name: 'schibsted-latin-1', source: latin, ...late, characters: inLatin(rest) },
    { name: 'schibsted-latin-ext', source: latinExt, ...late, characters: [...others].toSorted() },
  ];
  return all.filter(({ characters }) => characters.length > 0);
});

export function lateFonts(source: Source, html: string): FontName[] {
  // The preloaded ones have all of ASCII, which is most of a page.
  const used = new Set(html.match(/[^\0-\x7f]/gu));
  const preloaded: readonly FontName[] = preloadedFonts;
  return subsets(source)
    .filter(({ name, characters }) => !preloaded.includes(name) && characters.some((each) => used.has(each)))
    .map(({ name }) => name);
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
 * The `@font-face` rules for files at these addresses. The third file has a family name of its own: within
 * one family it would be an unloaded part of every composite face (CSS Fonts 4, section 5.3), and Chromium would redo
 * the layout of all text whenever any font arrives.
 *
 * @param addresses of the subsets; without them, the complete files, as the development server has them
 */
export function fontFaces(source: Source, addresses?: FontAddresses): string {
  return subsets(source)
    .map(
      ({ name, source: { name: file }, family, weights: { min, max }, characters }) =>
        `@font-face{font-family:"${family}";src:url(${addresses?.[name] ?? `/@fonts/${path.basename(file)}`}) format("woff2");` +
        `font-weight:${min < max ? `${min} ${max}` : min};font-display:swap;` +
        `unicode-range:${unicodeRange(characters)}}`,
    )
    .join('');
}

/**
 * All weights share the kerning of the lightest: variable kerning is larger, and slows down the layout. HarfBuzz leaves out how it
 * varies where it cuts the axis of a font without GDEF. So the lighter weights are cut off first, for the kerning to be that of
 * the lightest, and then GDEF with the heavier ones.
 */
async function subset({ source, weights: { min, max }, characters, features }: Subset): Promise<Buffer> {
  const lightest = await subsetFont(source.bytes, characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: min < max ? { min, max: heaviest } : min },
    keepFeatures: features,
    noHinting: true,
    // GSUB would be empty, because none of its features is kept. HVAR duplicates the glyph widths in gvar.
    dropTables: ['STAT', 'MVAR', 'GSUB', 'HVAR'],
  });
  return subsetFont(lightest, characters.join(''), {
    targetFormat: 'woff2',
    ...(min < max && { variationAxes: { wght: { min, max } } }),
    keepFeatures: features,
    dropTables: ['GDEF'],
  });
}

export async function writeFonts({ source }: Site, dist: string): Promise<FontAddresses> {
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  const written = subsets(source).map(async (file) => {
    const data = await subset(file);
    const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
    const address = `/assets/${file.name}-${hash}.woff2`;
    await writeFile(path.join(dist, address), data);
    return [file.name, address] as const;
  });
  // Of the files that there are, and nobody asks for another.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(await Promise.all(written)) as FontAddresses;
}
