/** The data of the pages of articles and stories. */
import type { ArticleData, Link, ListData, StoriesData, StoryData } from '#app/pages/insights/page-data.ts';
import { topicKey } from '#app/site/insights.ts';
import { locales } from '#app/site/locales.ts';
import { articleTree } from '../content/articles/article-tree.ts';
import { topicsOf, type ArticleInfo } from '../content/articles/articles.ts';
import type { Site } from '../content/site.ts';
import type { StoryInfo } from '../content/stories/stories.ts';
import { readPhotos } from '../media/photo.ts';
import { bodyOf } from './body.ts';
import type { CollectionDocument } from './collection-documents.ts';

const most = 3;

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
async function textOf(
  { languages, root }: Site,
  { locale, translations }: CollectionDocument,
  entry: ArticleInfo | StoryInfo,
) {
  const { tree, sections } = await articleTree(entry, languages[locale.code].words.insights);
  return {
    sections,
    body: bodyOf(tree),
    photos: await readPhotos(root, entry.photos),
    isTranslated: translations.size === locales.length,
  };
}

/** Returns the articles that share the most topics with one, the newest first among equals. */
function relatedTo(article: ArticleInfo, all: readonly ArticleInfo[]): ArticleInfo[] {
  const shared = ({ topics }: ArticleInfo) => topics.filter((topic) => article.topics.includes(topic)).length;
  return all
    .filter((each) => each !== article && shared(each) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, most);
}

export async function articleData(
  site: Site,
  document: CollectionDocument,
  article: ArticleInfo,
): Promise<ArticleData> {
  const { articles } = site.languages[document.locale.code];
  const at = articles.indexOf(article);
  const [next, previous] = [articles[at - 1], articles[at + 1]];
  const topics = topicsOf(articles);
  return {
    ...item(article),
    ...(await textOf(site, document, article)),
    services: article.services,
    topics: article.topics,
    linkedTopics: article.topics.filter((topic) => topics.includes(topic)),
    related: relatedTo(article, articles).map(link),
    previous: previous && link(previous),
    next: next && link(next),
  };
}

export async function storyData(
  site: Site,
  document: CollectionDocument,
  story: StoryInfo,
): Promise<StoryData> {
  const { date, updated, duration, services, quote } = story;
  const others = site.languages[document.locale.code].stories.filter((each) => each !== story);
  return {
    ...storyItem(story),
    ...(await textOf(site, document, story)),
    date,
    updated,
    duration,
    services,
    quote,
    others: others.slice(0, most).map(link),
  };
}

/** Returns the data of a list: of all articles, of those of a topic, or of all client stories. */
export function listData(
  { languages }: Site,
  { description, key, locale, page, title }: CollectionDocument,
): ListData | StoriesData {
  const { articles, stories, words } = languages[locale.code];
  if (page === 'stories')
    return { stories: stories.map((each) => ({ ...storyItem(each), figures: each.figures.slice(0, 1) })) };
  const shown = articles.filter((each) => !key || each.topics.some((topic) => key === topicKey(topic)));
  const { title: heading, lead } = key ? { title, lead: description } : words.insights;
  return { title: heading, lead, articles: shown.map(item), topics: topicsOf(articles) };
}
