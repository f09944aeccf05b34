/** The data of the pages of articles and stories, and of pages by content, for their documents and for client-side navigation. */
import type { Root } from 'hast';
import type { Link } from '#app/pages/insights/page-data.ts';
import { languagesOf, topicsOf } from '#app/site/insights.ts';
import { locales, type Locale } from '#app/site/locales.ts';
import type { LoadedPage } from '#app/site/page-facts.ts';
import { loadInsights, type ArticleInfo, type Insights } from '../content/articles/articles.ts';
import { loadStories, type Stories, type StoryInfo } from '../content/stories/stories.ts';
import { contentPageData } from './content-page-data.ts';
import { bodyOf } from './body.ts';
import {
  contentPageDocuments,
  insightsDocuments,
  storiesDocuments,
  type CollectionDocument,
} from './documents.ts';
import type { Site } from '../content/site.ts';
import { documentTitle } from './meta.ts';
import { relatedTo } from './related.ts';

const link = ({ slug, title }: Link): Link => ({ slug, title });
const item = ({ slug, title, description, date, updated, minutes, author }: ArticleInfo) => ({
  slug,
  title,
  description,
  date,
  updated,
  minutes,
  author,
});
const storyItem = ({ slug, title, description, client, sector, figures }: StoryInfo) => ({
  slug,
  title,
  description,
  client,
  sector,
  figures,
});

/** Returns the parts that all texts have. */
function text(
  {
    photos: own,
    sections,
    tree,
  }: { photos: string[]; sections: Insights['articles'][number]['sections']; tree: Root },
  { photos }: Pick<Insights, 'photos'>,
  { translations }: CollectionDocument,
) {
  return {
    sections,
    body: bodyOf(tree),
    photos: Object.fromEntries(own.map((file) => [file, photos[file]])),
    isTranslated: translations.size === locales.length,
  };
}

function articleData(document: CollectionDocument, all: Insights) {
  const { articles } = all;
  const { key, title, description } = document;
  const at = articles.findIndex(({ slug }) => slug === key);
  const article = articles[at];
  const topics = topicsOf(articles);
  if (!article) {
    const shown = key
      ? articles.filter((each) => each.topics.some((topic) => key === `topics/${topic}`))
      : articles;
    const lead = key ? { title, lead: description } : { title: all.words.title, lead: all.words.lead };
    return { ...lead, articles: shown.map(item), topics };
  }
  const [next, previous] = [articles[at - 1], articles[at + 1]];
  return {
    ...item(article),
    ...text(article, all, document),
    services: article.services,
    topics: article.topics,
    linkedTopics: article.topics.filter((topic) => topics.includes(topic)),
    related: relatedTo(article, articles).map(link),
    previous: previous && link(previous),
    next: next && link(next),
  };
}

const mostOthers = 3;

function storyData(document: CollectionDocument, all: Stories) {
  const story = all.stories.find(({ slug }) => slug === document.key);
  if (!story)
    return {
      stories: all.stories.map((each) => ({ ...storyItem(each), figures: each.figures.slice(0, 1) })),
    };
  const { date, updated, duration, services, quote } = story;
  return {
    ...storyItem(story),
    ...text(story, all, document),
    date,
    updated,
    duration,
    services,
    quote,
    others: all.stories
      .filter(({ slug }) => slug !== story.slug)
      .slice(0, mostOthers)
      .map(link),
  };
}

async function perLocale<Loaded>(load: (locale: Locale) => Promise<Loaded>): Promise<Map<Locale, Loaded>> {
  return new Map(await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const)));
}

/** Returns the data of each page of articles and stories, and of each page by content, by address. */
export async function loadedPages(site: Site): Promise<Map<string, LoadedPage>> {
  const insights = await perLocale(({ code }) => loadInsights(site, code));
  const stories = await perLocale(({ code }) => loadStories(site, code));
  const ofContent = await perLocale(({ code }) => contentPageData(site, code));
  const pages = (
    documents: readonly CollectionDocument[],
    dataOf: (document: CollectionDocument) => unknown,
  ) =>
    documents.map((document): [string, LoadedPage] => {
      const { address, description } = document;
      const languages = languagesOf(document, documents, locales);
      const meta = { title: documentTitle(site, document), description };
      return [address, { meta, languages, data: dataOf(document) }];
    });
  return new Map([
    ...pages(insightsDocuments(site), (each) => articleData(each, insights.get(each.locale) as Insights)),
    ...pages(storiesDocuments(site), (each) => storyData(each, stories.get(each.locale) as Stories)),
    ...pages(contentPageDocuments(site), ({ key, locale }) => ofContent.get(locale)?.get(key)),
  ]);
}
