/** The data of the pages of collections, for their documents and for client-side navigation. */
import { locales, type Locale } from '#app/site/locales.ts';
import type { LoadedPage } from '#app/site/page-facts.ts';
import { pageAddress } from '#app/site/addresses.ts';
import type { Site } from '#packages/content/site.ts';
import { collections } from '#packages/content/collections/collections.ts';
import {
  type CollectionDocument,
  isCollectionDocument,
  type SiteDocument,
} from '#packages/content/documents/documents.ts';
import { documentTitle } from './meta.ts';

async function dataOf(site: Site, document: CollectionDocument): Promise<object | undefined> {
  const collection = collections[document.page];
  return document.kind === 'text'
    ? collection.textData(site, document, document.entry)
    : collection.listData?.(site, document);
}

/** Returns the targets of a page's language links: its translation, or else the list of its collection, or the home page. */
export function languagesOf(
  { page, translations }: CollectionDocument,
  all: readonly SiteDocument[],
): Record<string, string> {
  const lists = all.filter(isCollectionDocument).filter((each) => each.page === page && each.key === '');
  const listIn = (locale: Locale) => lists.find((each) => each.locale === locale)?.address;
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
