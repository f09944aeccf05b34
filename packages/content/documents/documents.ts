/** All documents of the site. */
import { collectionNames } from '#app/site/collections.ts';
import { locales } from '#app/site/locales.ts';
import { pageAddress, pictureAddress } from '#app/site/addresses.ts';
import { pages, type PageId } from '#app/site/pages.ts';
import { collections, type Texts } from '../collections/collections.ts';
import type { Site } from '../site.ts';
import {
  collectionDocuments,
  type CollectionDocument,
  type Indexed,
  type Located,
} from './collection-documents.ts';

/** One of the pages in app/site/pages.ts, whose words are in a file of its own. */
type PageDocument = Indexed & { kind: 'page'; page: PageId; entry?: undefined };

/** What hosts serve, with status 404, at every unknown address. */
type NotFoundDocument = Located & { kind: 'not-found'; page: 'not-found' };

/** A document with an address of its own, which search engines may list. */
export type IndexedDocument = PageDocument | CollectionDocument;

/** A document of the site. `page` is its page's or its collection's name. */
export type SiteDocument = IndexedDocument | NotFoundDocument;

/** Lists the documents that every site has: its pages, and the not-found page of each language. */
export function documents(): (PageDocument | NotFoundDocument)[] {
  return locales.flatMap((locale): (PageDocument | NotFoundDocument)[] => {
    const folder = locale.prefix && `${locale.prefix}/`;
    return [
      ...pages.map(({ id, slug }) => ({
        kind: 'page' as const,
        page: id,
        locale,
        address: pageAddress(id, locale),
        file: slug ? `${folder}${slug}.html` : locale.prefix ? `${locale.prefix}.html` : 'index.html',
        translations: new Map(locales.map((each) => [each, pageAddress(id, each)])),
        picture: pictureAddress(id, locale),
      })),
      { kind: 'not-found', page: 'not-found', locale, address: `/${folder}404`, file: `${folder}404.html` },
    ];
  });
}

/** Lists every document of the site. */
export function allDocuments(site: Site): SiteDocument[] {
  return [...documents(), ...collectionNames.flatMap((each) => collectionDocuments(site, each))];
}

type TextDocument = Extract<CollectionDocument, { kind: 'text' }>;
type Dated = Extract<Texts[keyof Texts], { date: string }>;

/** Whether a document is a text of a collection with dates that readers see: an article or a client story. */
export function isDated(document: SiteDocument): document is TextDocument & { entry: Dated } {
  return document.kind === 'text' && collections[document.page].isDated;
}

/** Whether a document is one of a collection. */
export function isCollectionDocument(document: SiteDocument): document is CollectionDocument {
  return 'key' in document;
}

/** Whether search engines may list a document. */
export function isIndexed(document: SiteDocument): document is IndexedDocument {
  return document.kind !== 'not-found';
}

/** Returns a document's addresses by language, with that for all others; none if it is in one language only. */
export function translationsOf({
  translations,
}: Pick<Indexed, 'translations'>): [language: string, address: string][] {
  const all = [...translations].map(([{ code }, address]): [string, string] => [code, address]);
  const [first] = all;
  return first && all.length > 1 ? [...all, ['x-default', first[1]]] : [];
}
