/** Starts new articles, client stories and pages. */
import type { LocaleCode } from '#app/site/locales.ts';
import type { CollectionName } from '#app/site/collections.ts';
import { collections } from '#packages/content/collections/collections.ts';
import { currentSource } from '#packages/content/site.ts';
import { slugMistake } from '#packages/content/slug.ts';
import { matterOf, withMatterValue } from '#packages/content/reading/front-matter.ts';
import { capitalized } from '../content/labels.ts';
import { Refused } from '../writer/edits.ts';
import { openArticle, type OpenedArticle } from './articles.ts';

/**
 * A new article, which no language has yet: its initial text, and that of other languages than the one of its title, which
 * is still to be translated; of a duplicate, its text in each language that the original has.
 */
type BegunArticle = {
  opened: OpenedArticle;
  text: string;
  untitled: string;
  copies: Record<string, string>;
};

/** Returns every required key, and no text. Most are empty, so that the build asks for each to be filled in. */
function articleTemplate(collection: CollectionName, title: string, date: string): string {
  return matterOf({ title, ...collections[collection].blank(date) });
}

/** A page to duplicate, and the language of the duplicate's title. */
type Original = { name: string; locale: LocaleCode };

/** Returns the texts of a page with another title. Its own name in the footer stays with the original. */
function copiesOf(root: string, from: Original | undefined, title: string): Record<string, string> {
  const texts = from === undefined ? [] : openArticle(root, from.name).texts;
  const copies = texts.flatMap(({ locale, text }) => {
    if (text === undefined) return [];
    // In other languages the title is still to be translated.
    const titled = withMatterValue(text, 'title', locale === from?.locale ? title : '');
    return [[locale, withMatterValue(titled, 'quickLink', undefined)] as const];
  });
  return Object.fromEntries(copies);
}

/** Starts an article, or a duplicate of the page `from`, without writing a file. Throws Refused if its address is invalid, or taken in any language. */
export function beginArticle(
  root: string,
  {
    collection,
    slug,
    title,
    from,
  }: { collection: CollectionName; slug: string; title: string; from?: Original | undefined },
): BegunArticle {
  const mistake = slugMistake(slug, collections[collection].taken);
  if (mistake) throw new Refused(`${capitalized(mistake)}.`);
  const { day } = currentSource(root);
  const name = `${collection}/${slug}`;
  const opened = openArticle(root, name);
  if (opened.texts.some(({ text }) => text !== undefined)) {
    const { any } = collections[collection].labels;
    throw new Refused(`${any} has this address already. Choose another one.`);
  }
  return {
    opened,
    text: articleTemplate(collection, title.trim(), day),
    untitled: articleTemplate(collection, '', day),
    copies: copiesOf(root, from, title.trim()),
  };
}
