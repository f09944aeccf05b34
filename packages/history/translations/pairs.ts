/** The texts of the content in pairs: in the default language, and in another one. */
import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { defaultLocale } from '#packages/site/locales.ts';
import { isTree } from '#packages/content/tree.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';

/** A text in the default language and in `locale`. A file in Markdown is one text, in place of which its blob's id stands. */
export type Pair = { path: (string | number)[]; locale: string; texts: readonly [string, string] };

/** The current text of each file, by path relative to `content/`. */
export type Sources = ReadonlyMap<string, string>;

const others = writtenCodes.filter((code) => code !== defaultLocale.code);
const form = /^(?:([\w-]+)\/)?([\w/-]+)\.(yaml|md)$/;

/**
 * What a file shares with those of other languages: 'home.yaml' of 'es/home.yaml'; undefined for files without texts.
 */
export function unitOf(file: string): string | undefined {
  const [, , name, ending] = form.exec(file) ?? [];
  return name === undefined ? undefined : `${name}.${ending}`;
}

/** The id that Git gives to the contents of a file. */
export function blobId(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The texts that both trees have at a path. */
function both(one: unknown, other: unknown, path: Pair['path'] = []): Omit<Pair, 'locale'>[] {
  if (typeof one === 'string' && typeof other === 'string') return [{ path, texts: [one, other] }];
  if (!isTree(one) || !isTree(other)) return [];
  return Object.entries(one).flatMap(([key, value]) =>
    both(value, Reflect.get(other, key), [...path, Array.isArray(one) ? Number(key) : key]),
  );
}

/** The texts of facts, which hold their languages side by side: `{ en: …, es: … }`. */
function beside(tree: unknown, path: Pair['path'] = []): Pair[] {
  if (!isTree(tree)) return [];
  const textOf = (code: string): unknown => Reflect.get(tree, code);
  const base = textOf(defaultLocale.code);
  if (typeof base !== 'string')
    return Object.entries(tree).flatMap(([key, value]) =>
      beside(value, [...path, Array.isArray(tree) ? Number(key) : key]),
    );
  return others.flatMap((locale) => {
    const text = textOf(locale);
    return typeof text === 'string' ? [{ path, locale, texts: [base, text] as const }] : [];
  });
}

function dataOf(source: string | undefined): unknown {
  try {
    return source === undefined ? undefined : parse(source);
  } catch {
    // A file of long ago, or one that is to be corrected.
    return undefined;
  }
}

export function pairsOf(unit: string, sources: Sources): Pair[] {
  const sourceIn = (code: string) => sources.get(`${code}/${unit}`);
  if (sources.has(unit)) return beside(dataOf(sources.get(unit)));
  if (unit.endsWith('.md')) {
    const base = sourceIn(defaultLocale.code);
    return others.flatMap((locale) => {
      const text = sourceIn(locale);
      if (base === undefined || text === undefined) return [];
      return [{ path: [], locale, texts: [blobId(base), blobId(text)] as const }];
    });
  }
  const base = dataOf(sourceIn(defaultLocale.code));
  return others.flatMap((locale) =>
    both(base, dataOf(sourceIn(locale))).map((pair) => ({ ...pair, locale })),
  );
}
