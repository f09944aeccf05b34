/** Traces each text of a page to its key in the content. */
import type { LocaleCode } from '#app/site/locales.ts';
import { collectionsOf } from '#generate/content/articles/article-file.ts';
import { browserValue } from '#generate/content/content-plugin.ts';
import { choose } from '#generate/content/conditions.ts';
import { loadFacts, loadWords, type FactFile } from '#generate/content/load.ts';
import { mergeWords } from '#generate/content/merge-words.ts';
import { loadPage } from '#generate/content/proof/page-proof.ts';
import type { WordFile, WrittenWords } from '#generate/content/schema.ts';
import type { Path } from '../writer/edits.ts';
import { currentContent } from './content.ts';
import { keyOf } from './fields.ts';
import { isWords, kindOf, shapeAt } from './shapes.ts';

/** A tree like that of the words, with the key of each text in place of the text, and null for other values. */
export type Origins = { [key: string]: Origins | string } | null;

/** Texts that must not be marked, such as those that go into mails, and city names, whose length a chart measures. */
const unmarked =
  /^(?:\w+:meta\.|contact:mail\.|contact:ways\.box|plan:(?:planner\.places\.|numbers\.(?:hours|item|savings|address)$)|ui:offices\.[\w-]+\.name$)/;

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
  const key = keyOf(name, path);
  return kindOf(shapeAt(name, path)) === 'text' && !unmarked.test(key) ? key : null;
}

function placedOrigins<File extends WordFile>(root: string, locale: LocaleCode, name: File): Origins {
  const content = currentContent(root);
  // The loader copies words between files, so the same function copies their origins.
  const read = <Other extends WordFile>(file: Other) =>
    originsOf(file, content.data(file, locale), content.data('site', ''), []) as WrittenWords[Other];
  const has = collectionsOf(root, locale);
  return (mergeWords[name]?.(read(name), read, has) ?? read(name)) as Origins;
}

/** A content file as pages load it, and the origins of its texts. Its `id` is a path such as 'en/home.yaml'. */
export type Module = { data: unknown; origins: Origins };

export async function moduleAt(root: string, id: string): Promise<Module> {
  const [, locale = '', name = ''] = /^(?:([\w-]+)\/)?([\w-]+)\.yaml$/.exec(id) ?? [];
  if (!isWords(name)) {
    const facts = loadFacts(root, name as FactFile);
    return { data: JSON.parse(JSON.stringify(facts, browserValue(root, name))) as unknown, origins: null };
  }
  const file = name as WordFile;
  const data = await loadPage(root, locale as LocaleCode, file);
  return { data, origins: placedOrigins(root, locale as LocaleCode, file) };
}

/** Returns the words of a file, and the origins of its texts. */
export function wordsAt(root: string, locale: LocaleCode, name: WordFile): Module {
  return { data: loadWords(root, locale, name), origins: placedOrigins(root, locale, name) };
}
