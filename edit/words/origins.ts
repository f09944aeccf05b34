/** Traces each text of a page to its key in the content. */
import type { LocaleCode } from '#app/site/locales.ts';
import { choose } from '#packages/content/filling/conditions.ts';
import { mergeWords } from '#packages/content/filling/merge-words.ts';
import { pageContent } from '#packages/content/page-content.ts';
import type { WordFile, WrittenWords } from '#packages/content/schema.ts';
import { sentData, shapeAt } from '#packages/content/shapes.ts';
import { havingOf, type Site } from '#packages/content/site.ts';
import { currentContent } from '../content/content.ts';
import { keyOf } from '../content/keys.ts';
import { isWords, kindOf } from '../content/shapes.ts';
import type { Path } from '#packages/content/tree.ts';

/** A tree like that of the words, with the key of each text in place of the text, and null for other values. */
type Origins = { [key: string]: Origins | string } | null;

/** Whether the texts of a value are not marked. */
function isUnmarked(name: string, path: Path): boolean {
  return path.some((_, index) => shapeAt(name, path.slice(0, index + 1))?.unmarked);
}

function originsOf(name: string, conditional: unknown, site: unknown, path: Path): unknown {
  // A text under a condition has the condition in its key. Texts not chosen are not on the page, nor in its lists.
  const choice = choose(conditional, site);
  if (choice)
    return choice.name === undefined
      ? undefined
      : originsOf(name, choice.value, site, [...path, choice.name]);
  const value = conditional;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .map(([key, inner]) => [
        key,
        originsOf(name, inner, site, [...path, Array.isArray(value) ? Number(key) : key]),
      ])
      .filter(([, inner]) => inner !== undefined);
    return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  }
  return kindOf(shapeAt(name, path)) === 'text' && !isUnmarked(name, path) ? keyOf(name, path) : null;
}

function placedOrigins<File extends WordFile>(
  { languages, root }: Site,
  locale: LocaleCode,
  name: File,
): Origins {
  const content = currentContent(root);
  // The loader copies words between files, so the same function copies their origins.
  const read = <Other extends WordFile>(file: Other) =>
    originsOf(file, content.data(file, locale), content.data('site', ''), []) as WrittenWords[Other];
  const has = havingOf(languages[locale]);
  return (mergeWords[name]?.(read(name), read, has) ?? read(name)) as Origins;
}

/** A content file as pages load it, and the origins of its texts. Its `id` is a path such as 'en/home.yaml'. */
type Module = { data: unknown; origins: Origins };

export async function moduleAt(site: Site, id: string): Promise<Module> {
  const [, locale = '', name = ''] = /^(?:([\w-]+)\/)?([\w-]+)\.yaml$/.exec(id) ?? [];
  if (!isWords(name)) {
    const facts = name === 'site' ? site.facts : site.figures;
    return { data: sentData(name, facts, site.facts), origins: null };
  }
  const file = name as WordFile;
  const data = await pageContent(site, locale as LocaleCode, file);
  return { data, origins: placedOrigins(site, locale as LocaleCode, file) };
}

/** Returns the words of a file, and the origins of its texts. */
export function wordsAt(site: Site, locale: LocaleCode, name: WordFile): Module {
  return { data: site.languages[locale].words[name], origins: placedOrigins(site, locale, name) };
}
