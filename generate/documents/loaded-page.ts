/** The data of the pages of collections, for their documents and for client-side navigation. */
import type { CollectionName } from '#packages/site/collections.ts';
import { locales, type Locale } from '#packages/site/locales.ts';
import type { LoadedPage, PageFacts } from '#packages/site/page-facts.ts';
import { once } from '#packages/site/once.ts';
import type { Site } from '#packages/content/site.ts';
import type { ListData } from '#packages/content/collections/collection.ts';
import { collections } from '#packages/content/collections/collections.ts';
import {
  allDocuments,
  type CollectionDocument,
  isCollectionDocument,
  type SiteDocument,
} from '#packages/content/documents/documents.ts';
import { searchParts } from '../discovery/search-index.ts';
import { documentTitle } from './meta.ts';

async function dataOf(site: Site, document: CollectionDocument): Promise<object> {
  const collection = collections[document.page];
  if (document.kind === 'text') return collection.textData(site, document, document.text);
  const { heading: title, lead, list, locale, number, pages } = document;
  const search = searchParts(site.languages[locale.code].texts[document.page].length);
  const common: ListData = { title, lead, list, number, pages, search };
  return { ...common, ...(await collection.listData?.(site, locale.code, document)) };
}

const placeOf = (page: CollectionName, locale: Locale, list: string) => `${locale.code}/${page}/${list}`;

const listsIn = once((all: readonly SiteDocument[]) => {
  const pages = all.filter((each) => each.kind === 'list');
  return Map.groupBy(pages, ({ page, locale, list }) => placeOf(page, locale, list));
});

/** A language without the page has instead: of a list, its last page there; or else the list of the collection. */
export function languagesOf(
  document: CollectionDocument,
  all: readonly SiteDocument[],
): Required<Pick<PageFacts, 'languages' | 'instead'>> {
  const { page, translations } = document;
  const pagesOf = (locale: Locale, list: string) => listsIn(all).get(placeOf(page, locale, list));
  const instead = locales
    .filter(({ code }) => !(code in translations))
    .flatMap((locale) => {
      const same = document.kind === 'list' ? pagesOf(locale, document.list)?.at(-1) : undefined;
      const list = same ?? pagesOf(locale, '')?.[0];
      return list ? [[locale.code, list.address]] : [];
    });
  return { languages: translations, instead: Object.fromEntries(instead) };
}

/** Undefined for what is not of a collection. */
export async function loadedPage(site: Site, document: SiteDocument): Promise<LoadedPage | undefined> {
  if (!isCollectionDocument(document)) return undefined;
  const meta = { title: documentTitle(site, document), description: document.description };
  return { meta, ...languagesOf(document, allDocuments(site)), data: await dataOf(site, document) };
}
