/** Texts that pages get without marks, of articles, people and quotes: they are found by their words. */
import { listedCollections } from '#app/site/collections.ts';
import type { LocaleCode } from '#app/site/locales.ts';
import { articleNames } from '../content/content-files.ts';
import { currentContent, shownSite, type Content } from '../content/content.ts';
import { keyOf } from '../content/keys.ts';
import { isTree, valueAt, type Path } from '#packages/content/tree.ts';
import { wordsAt } from './origins.ts';

/** A text as a page shows it, and the keys of the values in it. */
type DocumentText = { text: string; keys: string[] };
/** `articles` are the names of the language's articles and client stories, as in 'stories/parcels'. */
type DocumentTexts = { texts: DocumentText[]; articles: string[] };

/** Pairs the texts of a page's words with their keys. */
function paired(data: unknown, origins: unknown): DocumentText[] {
  if (typeof data === 'string') return typeof origins === 'string' ? [{ text: data, keys: [origins] }] : [];
  if (!isTree(data) || !isTree(origins)) return [];
  return Object.entries(data).flatMap(([key, value]) => paired(value, Reflect.get(origins, key)));
}

/** Returns the shown texts of the items in a group of `people.yaml` or `quotes.yaml`. */
function proofTexts(
  content: Content,
  name: string,
  locale: string,
  shown: readonly Path[][],
): DocumentText[] {
  const items = Object.keys(valueAt(content.data(name, ''), [name]) ?? {});
  const paths = items.flatMap((item) => shown.map((parts) => parts.map((part) => [name, item, ...part])));
  return [[['title', locale]], ...paths].flatMap((parts) => {
    const texts = parts.map((path) => valueAt(content.data(name, ''), path));
    if (!texts.every((text) => typeof text === 'string')) return [];
    return [{ text: texts.join(', '), keys: parts.map((path) => keyOf(name, path)) }];
  });
}

/** Returns the texts that pages get without marks, in a language. */
export function documentTexts(root: string, locale: LocaleCode): DocumentTexts {
  const content = currentContent(root);
  const site = shownSite(root);
  const words = ([...listedCollections, 'ui'] as const).flatMap((name) => {
    if (!site) return [];
    const { data, origins } = wordsAt(site, locale, name);
    return paired(data, origins);
  });
  const people = proofTexts(content, 'people', locale, [[['name']], [['role', locale]]]);
  const quotes = proofTexts(content, 'quotes', locale, [
    [['text', locale]],
    [['name']],
    [['role', locale], ['company']],
  ]);
  return { texts: [...words, ...people, ...quotes], articles: articleNames(root, locale) };
}
