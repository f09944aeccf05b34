import { fill } from '#app/site/fill.ts';
import { insightsPages, topicsOf, topicKey, type TranslatedPage } from '#app/site/insights.ts';
import { locales, type Locale } from '#app/site/locales.ts';
import { contentPageAddress, pictureAddress } from '#app/site/page-files.ts';
import { pageAddress, pages, type PageId } from '#app/site/pages.ts';
import { storiesPages } from '#app/site/stories.ts';
import type { Collection, ListedCollection } from '../content/collections.ts';
import type { ArticleInfo } from '../content/articles/articles.ts';
import type { ContentPageInfo } from '../content/pages/page-matter.ts';
import type { Site } from '../content/site.ts';
import type { StoryInfo } from '../content/stories/stories.ts';

/** A document's language, address, and output file in `dist/`. */
type Located = { locale: Locale; address: string; file: string };

/** `translations` has the addresses in each language, its own included; `picture` the address of its link preview. */
type Indexed = Located & { translations: ReadonlyMap<Locale, string>; picture: string };

/** One of the pages in app/site/pages.ts, whose words are in a file of its own. */
type PageDocument = Indexed & { kind: 'page'; page: PageId; entry?: undefined };

/** What hosts serve, with status 404, at every unknown address. */
type NotFoundDocument = Located & { kind: 'not-found'; page: 'not-found' };

/** A document of a collection. Its title is without the name of the company. */
export type CollectionDocument = Indexed & { key: string; title: string; description: string } & (
    | { kind: 'list'; page: ListedCollection; entry?: undefined }
    | { kind: 'article'; page: 'insights'; entry: ArticleInfo }
    | { kind: 'story'; page: 'stories'; entry: StoryInfo }
    | { kind: 'content-page'; page: 'pages'; entry: ContentPageInfo }
  );

/** A document with an address of its own, which search engines may list. */
export type IndexedDocument = PageDocument | CollectionDocument;

/** A document of the site. `page` is its page's or its collection's name. */
export type SiteDocument = IndexedDocument | NotFoundDocument;

/** Returns the file of a document of a collection, and the address of its link preview picture. */
function filesOf(collection: Collection, { address, key, locale }: TranslatedPage) {
  return {
    file: `${address.slice(1)}.html`,
    picture: pictureAddress([collection, key].filter(Boolean).join('/'), locale),
  };
}

/** Lists the documents of articles in all languages: their list, the list of each topic, and each article. */
export function insightsDocuments({ languages }: Site): CollectionDocument[] {
  const articles = Object.fromEntries(locales.map(({ code }) => [code, languages[code].articles]));
  return insightsPages(articles, locales).map((page): CollectionDocument => {
    const { key, locale } = page;
    const all = languages[locale.code].articles;
    const words = languages[locale.code].words.insights;
    const located = { ...page, ...filesOf('insights', page), page: 'insights' } as const;
    const entry = all.find(({ slug }) => slug === key);
    if (entry) {
      const { title, description } = entry;
      return { ...located, kind: 'article', title, description, entry };
    }
    const name = topicsOf(all).find((topic) => topicKey(topic) === key);
    if (name === undefined) return { ...located, kind: 'list', ...words.meta };
    const topic = { topic: words.topics[name] ?? name };
    const [title, description] = [fill(words.topicTitle, topic), fill(words.topicLead, topic)];
    return { ...located, kind: 'list', title, description };
  });
}

/** Lists the documents of client stories in all languages: their list, and each story. */
export function storiesDocuments({ languages }: Site): CollectionDocument[] {
  const stories = Object.fromEntries(locales.map(({ code }) => [code, languages[code].stories]));
  return storiesPages(stories, locales).map((page): CollectionDocument => {
    const own = languages[page.locale.code];
    const located = { ...page, ...filesOf('stories', page), page: 'stories' } as const;
    const entry = own.stories.find(({ slug }) => slug === page.key);
    if (!entry) return { ...located, kind: 'list', ...own.words.stories.meta };
    const { title, description } = entry;
    return { ...located, kind: 'story', title, description, entry };
  });
}

/** Lists the documents of pages by content in all languages. */
function contentPageDocuments({ languages }: Site): CollectionDocument[] {
  const has = ({ code }: Locale, key: string) => languages[code].pages.some(({ slug }) => slug === key);
  return locales.flatMap((locale) =>
    languages[locale.code].pages.map((entry): CollectionDocument => {
      const { slug: key, title, description } = entry;
      const address = contentPageAddress(locale, key);
      const translations = new Map(
        locales.filter((each) => has(each, key)).map((each) => [each, contentPageAddress(each, key)]),
      );
      const page = { key, locale, address, translations, title, description, entry };
      return { ...page, ...filesOf('pages', page), kind: 'content-page', page: 'pages' };
    }),
  );
}

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
  return [
    ...documents(),
    ...insightsDocuments(site),
    ...storiesDocuments(site),
    ...contentPageDocuments(site),
  ];
}

/** A document of an article or a client story. */
type DatedDocument = Extract<CollectionDocument, { kind: 'article' | 'story' }>;

/** Whether a document is an article or a client story. */
export function isDated(document: SiteDocument): document is DatedDocument {
  return document.kind === 'article' || document.kind === 'story';
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
