/** The data of the pages of collections, for their documents and for client-side navigation. */
import { locales, type Locale } from '#app/site/locales.ts';
import type { LoadedPage } from '#app/site/page-facts.ts';
import { pageAddress } from '#app/site/addresses.ts';
import { onceOf } from '#packages/content/lazy.ts';
import type { Site } from '#packages/content/site.ts';
import type { ListData } from '#packages/content/collections/collection.ts';
import { collections } from '#packages/content/collections/collections.ts';
import {
  type CollectionDocument,
  isCollectionDocument,
  type SiteDocument,
} from '#packages/content/documents/documents.ts';
import { searchParts } from '../discovery/search-index.ts';
import { documentTitle } from './meta.ts';

async function dataOf(site: Site, document: CollectionDocument): Promise<object> {
  const collection = collections[document.page];
  if (document.kind === 'text') return collection.textData(site, document, document.entry);
  const { heading: title, lead, list, locale, number, pages } = document;
  const language = site.languages[locale.code];
  const search = searchParts(language.texts[document.page].length);
  const common: ListData = { title, lead, list, number, pages, search };
  return { ...common, ...collection.listData?.(language, document) };
}

const listsIn = onceOf((all: readonly SiteDocument[]) => all.filter((each) => each.kind === 'list'));

/**
 * Returns the targets of a page's language links: its translation, or else of a page of a list, the last page of that list;
 * or else the list of its collection, or the home page.
 */
export function languagesOf(
  document: CollectionDocument,
  all: readonly SiteDocument[],
): Record<string, string> {
  const { page, translations } = document;
  const lists = listsIn(all).filter((each) => each.page === page);
  const listIn = (locale: Locale) => {
    const own = lists.filter((each) => each.locale === locale);
    const same = document.kind === 'list' ? own.filter((each) => each.list === document.list) : [];
    return (same.at(-1) ?? own[0])?.address;
  };
  return Object.fromEntries(
    locales.map((locale) => [
      locale.code,
      translations.get(locale) ?? listIn(locale) ?? pageAddress('home', locale),
    ]),
  );
}

/**
 * Returns the data of a page of a collection; undefined for other documents.
 *
 * @param all the documents of the site
 */
export async function loadedPage(
  site: Site,
  document: SiteDocument | undefined,
  all: readonly SiteDocument[],
): Promise<LoadedPage | undefined> {
  if (!document || !isCollectionDocument(document)) return undefined;
  const meta = { title: documentTitle(site, document), description: document.description };
  return { meta, languages: languagesOf(document, all), data: await dataOf(site, document) };
}
