import {
  addressEndings,
  addressNamed,
  documentFile,
  listPageKey,
  localeFile,
  otherNames,
  pageAddress,
  pictureAddress,
  textAddress,
} from '#packages/site/addresses.ts';
import {
  collectionNames,
  isListed,
  type CollectionName,
  type ListedCollection,
} from '#packages/site/collections.ts';
import { fill } from '#packages/site/fill.ts';
import type { Locale } from '#packages/site/locales.ts';
import { pagesWithout, type PageId } from '#packages/site/pages.ts';
import { longestDescription } from '../schemas/title.ts';
import type { List, ListPage, Shown, View } from '../collections/collection.ts';
import { collections, type Texts } from '../collections/collections.ts';
import { findPerson, type People } from '../proof/people.ts';
import { once } from '#packages/site/once.ts';
import type { Language, Site } from '../site.ts';
import { endedAddresses } from '../schedule/timetable.ts';

/** `translations` has the addresses by language, its own included. */
type Located = {
  locale: Locale;
  address: string;
  file: string;
  translations: Readonly<Record<string, string>>;
};

/** `picture` is the address of its link preview. */
type Indexed = Located & { picture: string };

/** @param languages those that have it, too */
function located(
  locale: Locale,
  addressOf: (locale: Locale) => string,
  languages: readonly Locale[],
): Located {
  const address = addressOf(locale);
  const translations = languages.map((each) => [each.code, addressOf(each)]);
  return { locale, address, file: documentFile(address), translations: Object.fromEntries(translations) };
}

type Part = Shown & { view: View } & (
    | ({ kind: 'list'; page: ListedCollection; text?: undefined } & ListPage)
    | { kind: 'text'; page: CollectionName; text: Texts[CollectionName] }
  );

/** A document of a collection: a page of a list, whose key is empty for the first of all texts, or a text. */
export type CollectionDocument = Indexed & Part;

const listSize = 20;

/** What a list has, and as many of its texts as search engines show. */
function withTitles(lead: string, texts: List['texts']): string {
  return texts.reduce((all, { title }) => {
    const longer = `${all}${all === lead ? ' ' : '; '}${title}`;
    return longer.length > longestDescription ? all : longer;
  }, lead);
}

function listPages(list: List, words: Language['words']): ListPage[] {
  const { paging } = words.insights;
  const { heading: title, key, texts } = list;
  const pages = Math.ceil(texts.length / listSize);
  return Array.from({ length: pages }, (_, index): ListPage => {
    const first = index * listSize;
    const shown = texts.slice(first, first + listSize);
    const number = index + 1;
    const page = { ...list, list: key, number, pages, texts: shown };
    if (number === 1) return key === '' ? page : { ...page, description: withTitles(list.lead, shown) };
    const heading = fill(paging.title, { title, page: number });
    const counts = { first: first + 1, last: first + shown.length, count: texts.length };
    const lead = fill(paging.lead, { title, ...counts });
    return {
      ...page,
      key: listPageKey(key, number),
      title: heading,
      heading,
      description: withTitles(lead, shown),
      lead,
    };
  });
}

function partsIn(page: CollectionName, language: Language): Part[] {
  const collection = collections[page];
  const texts = language.texts[page];
  if (texts.length === 0) return [];
  return [
    ...(isListed(page)
      ? collection
          .lists(language)
          .flatMap((list) => listPages(list, language.words))
          .map((list): Part => ({ ...list, kind: 'list', page }))
      : []),
    ...texts.map((text): Part => {
      const { slug, title, description } = text;
      return { kind: 'text', page, key: slug, title, description, view: collection.view, text };
    }),
  ];
}

/** Lists the documents of a collection in all languages. Those with the same key are translations of each other. */
export function collectionDocuments(
  { languages, locales }: Pick<Site, 'languages' | 'locales'>,
  collection: CollectionName,
): CollectionDocument[] {
  const parts = locales.flatMap((locale) =>
    partsIn(collection, languages[locale.code]).map((part) => ({ ...part, locale })),
  );
  const byKey = Map.groupBy(parts, ({ key }) => key);
  return parts.map((part): CollectionDocument => {
    const { key, locale } = part;
    const translated = (byKey.get(key) ?? []).map((each) => each.locale);
    // All pages of a list have one.
    const pictureOf = [collection, part.kind === 'list' ? part.list : key].filter(Boolean).join('/');
    return {
      ...part,
      ...located(locale, (each) => textAddress(collection, each, key), translated),
      picture: pictureAddress(pictureOf, locale),
    };
  });
}

type PageDocument = Indexed & { kind: 'page'; page: PageId; text?: undefined };

/** What hosts serve, with status 404, at every unknown address. */
type NotFoundDocument = Located & { kind: 'not-found'; page: 'not-found' };

/** A document with an address of its own, which search engines may list. */
export type IndexedDocument = PageDocument | CollectionDocument;

/** A document of the site. `page` is its page's or its collection's name. */
export type SiteDocument = IndexedDocument | NotFoundDocument;

/** Lists the documents that are no texts: pages, and the not-found page of each language. */
export function documents({
  facts,
  locales,
}: Pick<Site, 'facts' | 'locales'>): (PageDocument | NotFoundDocument)[] {
  return locales.flatMap((locale): (PageDocument | NotFoundDocument)[] => [
    ...pagesWithout(facts.pagesOff).map(({ id }) => ({
      kind: 'page' as const,
      page: id,
      ...located(locale, (each) => pageAddress(id, each), locales),
      picture: pictureAddress(id, locale),
    })),
    { kind: 'not-found', page: 'not-found', ...located(locale, (each) => localeFile('404', each), []) },
  ]);
}

export const allDocuments = once((site: Site): readonly SiteDocument[] => [
  ...documents(site),
  ...collectionNames.flatMap((each) => collectionDocuments(site, each)),
]);

export type TextDocument = Extract<CollectionDocument, { kind: 'text' }>;

export type DatedDocument = TextDocument & { text: Extract<Texts[keyof Texts], { date: string }> };

/**
 * Whether a document is a text with a date that readers see, and to machines an Article: a client story is no Review, which the
 * client would have to write and rate.
 */
export function isDated(document: SiteDocument): document is DatedDocument {
  return document.kind === 'text' && isListed(document.page);
}

/** The person who wrote a text; undefined if the company did. */
export const authorOf = ({ text }: DatedDocument, people: People | undefined) =>
  'author' in text ? findPerson(people, text.author) : undefined;

export function isCollectionDocument(document: SiteDocument): document is CollectionDocument {
  return 'key' in document;
}

export function isIndexed(document: SiteDocument): document is IndexedDocument {
  return document.kind !== 'not-found';
}

/** A document's addresses by language, with that for all others; none if it is in one language only. */
export function translationsOf({
  translations,
}: Pick<Indexed, 'translations'>): [language: string, address: string][] {
  const all = Object.entries(translations);
  const [first] = all;
  return first && all.length > 1 ? [...all, ['x-default', first[1]]] : [];
}

/** A permanent redirect (308) between two paths of the site. Keeps the query string. */
export type Redirect = { from: string; to: string };

/** All that a site has at its addresses: hosts, judges and tests derive none from another. */
export type AddressTable = {
  siteUrl: string;
  /** In the order of their files. */
  documents: readonly ReturnType<typeof entryOf>[];
  /** From old addresses, by all of their names. */
  moved: readonly Redirect[];
  /** From other names of pages, such as '/about/'. Some hosts lead from these by themselves. */
  otherNames: readonly Redirect[];
};

function entryOf(document: SiteDocument) {
  const { address, file, kind, locale, translations } = document;
  const picture = isIndexed(document) ? { picture: document.picture } : {};
  return { address, file, kind, locale: locale.code, translations, ...picture };
}

/** An old address at which the editor still shows a text leads nowhere else. */
function movedFrom(old: Readonly<Record<string, string>>, shown: ReadonlySet<string>): Redirect[] {
  const all = new Map(Object.entries(old).map(([from, to]) => [addressNamed(from), to]));
  const gone = [...all].filter(([from]) => !shown.has(from));
  return ['', ...addressEndings].flatMap((ending) => gone.map(([from, to]) => ({ from: from + ending, to })));
}

export const addressTable = once((site: Site): AddressTable => {
  const documents = allDocuments(site)
    .map(entryOf)
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const pages = documents.filter(({ kind }) => kind !== 'not-found').map(({ address }) => address);
  return {
    siteUrl: site.facts.siteUrl,
    documents,
    moved: movedFrom({ ...site.moved, ...endedAddresses(site.source) }, new Set(pages)),
    otherNames: pages.flatMap((to) => otherNames(to).map((from) => ({ from, to }))),
  };
});
