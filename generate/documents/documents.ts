import { fill } from '#app/site/fill.ts';
import { insightsPages, topicsOf, topicKey, type InsightsPage } from '#app/site/insights.ts';
import { locales, type Locale } from '#app/site/locales.ts';
import { pictureAddress } from '#app/site/page-files.ts';
import { pageAddress, pages, type PageId } from '#app/site/pages.ts';
import { storiesPages } from '#app/site/stories.ts';
import type { Collection } from '../content/articles/article-file.ts';
import type { ArticleInfo } from '../content/articles/articles.ts';
import type { Site } from '../content/site.ts';
import type { StoryInfo } from '../content/stories/stories.ts';

/** A document: page, language, address, and output file in `dist/`. */
export type SiteDocument = { page: PageId | 'not-found'; locale: Locale; address: string; file: string };

/** A document of articles (their list, a topic's list, or an article) or of client stories (their list, or a story). */
export type InsightsDocument = InsightsPage & {
  page: Collection;
  file: string;
  title: string;
  description: string;
  /** The address of its link preview picture. */
  picture: string;
  /** Undefined for a list. */
  article: ArticleInfo | StoryInfo | undefined;
};

/** Returns the title and description of a page of articles, and its article, if it is not a list. */
function described({ languages }: Site, { key, locale }: InsightsPage, articles: readonly ArticleInfo[]) {
  const article = articles.find(({ slug }) => slug === key);
  if (article) return { title: article.title, description: article.description, article };
  const words = languages[locale.code].words.insights;
  const name = topicsOf(articles).find((topic) => topicKey(topic) === key);
  if (name === undefined) return { ...words.meta, article };
  const topic = { topic: words.topics[name] ?? name };
  return { title: fill(words.topicTitle, topic), description: fill(words.topicLead, topic), article };
}

/** Lists the documents of articles in all languages. Throws a ContentError if an article has a mistake. */
export function insightsDocuments(site: Site): InsightsDocument[] {
  const articles = Object.fromEntries(locales.map(({ code }) => [code, site.languages[code].articles]));
  return insightsPages(articles, locales).map((page) => ({
    ...page,
    ...described(site, page, articles[page.locale.code] ?? []),
    ...filesOf('insights', page),
  }));
}

/** Returns a document's collection, its file, and the address of its link preview picture. */
function filesOf(collection: Collection, { address, key, locale }: InsightsPage) {
  return {
    page: collection,
    file: `${address.slice(1)}.html`,
    picture: pictureAddress([collection, key].filter(Boolean).join('/'), locale),
  };
}

/** Lists the documents of client stories in all languages. Throws a ContentError if a story has a mistake. */
export function storiesDocuments({ languages }: Site): InsightsDocument[] {
  const stories = Object.fromEntries(locales.map(({ code }) => [code, languages[code].stories]));
  return storiesPages(stories, locales).map((page) => {
    const article = stories[page.locale.code]?.find(({ slug }) => slug === page.key);
    const { title, description } = article ?? languages[page.locale.code].words.stories.meta;
    return { ...page, title, description, article, ...filesOf('stories', page) };
  });
}

/** Lists the documents of articles and client stories. */
export function listedDocuments(site: Site): InsightsDocument[] {
  return [...insightsDocuments(site), ...storiesDocuments(site)];
}

/** Returns a page's addresses by language, with the default for other languages; none if it is in one language only. */
export function translationsOf({ translations }: InsightsPage): [language: string, address: string][] {
  const all = [...translations].map(([{ code }, address]): [string, string] => [code, address]);
  const [first] = all;
  return first && all.length > 1 ? [...all, ['x-default', first[1]]] : [];
}

/** Lists every document of the site, including articles and client stories. */
export function allDocuments(site: Site): (SiteDocument | InsightsDocument)[] {
  return [...documents(), ...listedDocuments(site)];
}

/** Lists the documents of the site's own pages. */
export function documents(): SiteDocument[] {
  return locales.flatMap((locale): SiteDocument[] => {
    const folder = locale.prefix && `${locale.prefix}/`;
    return [
      ...pages.map(({ id, slug }) => ({
        page: id,
        locale,
        address: pageAddress(id, locale),
        file: slug ? `${folder}${slug}.html` : locale.prefix ? `${locale.prefix}.html` : 'index.html',
      })),
      // Hosts serve this file, with status 404, at every unknown address.
      { page: 'not-found', locale, address: `/${folder}404`, file: `${folder}404.html` },
    ];
  });
}
