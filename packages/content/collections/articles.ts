/** Articles: `content/<language>/insights/`. */
import type { Root as Markdown } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { z } from 'zod';
import { topicKey } from '#packages/site/addresses.ts';
import { fill } from '#packages/site/fill.ts';
import { once } from '#packages/site/once.ts';
import { pick } from '../keys-of.ts';
import { readPhoto } from '../media/photo.ts';
import { findPerson, personKey } from '../proof/people.ts';
import { distinct, listOf } from '../schemas/list-schema.ts';
import { serviceKey } from '../schemas/service-schema.ts';
import { lead, note, page, slotted, title } from '../schemas/text-schema.ts';
import type { Offer } from '../schemas/shape.ts';
import type { Language } from '../site.ts';
import { slug } from '../schemas/slug-schema.ts';
import {
  reservedInLists,
  type Collection,
  type List,
  type ListData,
  type Text,
  type View,
} from './collection.ts';
import { isUpdatedLater, sharedMatter, updatedTooEarly } from '../schemas/front-matter-schema.ts';
import { linkTo, textParts, textWords } from './text-parts.ts';

const topicName = slug('a topic');

const matter = z
  .strictObject({
    ...sharedMatter,
    topics: distinct(
      listOf(topicName.meta({ offers: { file: 'insights', path: ['topics'], label: [] } satisfies Offer }), {
        min: 1,
        max: 4,
        because: 'they stand in one line beside the text',
      }),
    ).default([]),
    services: distinct(z.array(serviceKey)).default([]),
    author: personKey.optional(),
  })
  .refine(isUpdatedLater, updatedTooEarly);

const { updated, paging, search, ...aroundBody } = textWords.shape;

/** Schema of `insights.yaml`: the words of the list and those around an article, with those around the texts of all collections. */
export const insightsWords = z.strictObject({
  ...page,
  title,
  lead,
  updated,
  by: note.meta({ label: 'By (before an author)' }),
  minutes: slotted('minutes').meta({ label: 'Reading time' }),
  ...aroundBody,
  aboutServices: note,
  related: note,
  more: note,
  all: note,
  previous: note,
  next: note,
  oneLanguage: note.meta({ label: 'Note where a text has no translation' }),
  feed: note,
  topicTitle: slotted('topic'),
  topicLead: slotted('topic'),
  topicsLabel: note,
  paging,
  search,
  topics: z.record(topicName, note),
});
export type InsightsWords = z.infer<typeof insightsWords>;

export type ArticleMatter = z.infer<typeof matter>;

export type Article = Text<ArticleMatter>;

const wordsPerMinute = 220;

export const minutesOf = once((markdown: Markdown): number => {
  const words = toString(markdown, { includeImageAlt: false }).split(/\s+/);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
});

const topicSize = 3;

/** Lists the topics that have a page of their own, the largest first. */
const topicsOf = once((articles: readonly Pick<Article, 'topics'>[]): string[] => {
  const byTopic = Map.groupBy(
    articles.flatMap(({ topics }) => topics),
    (topic) => topic,
  );
  return [...byTopic]
    .filter(([, all]) => all.length >= topicSize)
    .toSorted(([a, ofA], [b, ofB]) => ofB.length - ofA.length || a.localeCompare(b, 'en'))
    .map(([topic]) => topic);
});

function topicList(topic: string, { texts, words: { insights } }: Language): List<ArticleMatter> {
  const name = { topic: insights.topics[topic] ?? topic };
  const [title, lead] = [fill(insights.topicTitle, name), fill(insights.topicLead, name)];
  return {
    key: topicKey(topic),
    title,
    description: lead,
    heading: title,
    lead,
    view: list,
    texts: texts.insights.filter(({ topics }) => topics.includes(topic)),
  };
}

const mostRelated = 3;

function relatedTo(article: Article, all: readonly Article[]): Article[] {
  const shared = ({ topics }: Article) => topics.filter((topic) => article.topics.includes(topic)).length;
  return all
    .filter((each) => each !== article && shared(each) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, mostRelated);
}

const inLists = ['slug', 'title', 'description', 'date', 'updated'] as const;

function itemOf(article: Article, { people }: Language) {
  const author = findPerson(people, article.author);
  return {
    ...pick(article, inLists),
    minutes: minutesOf(article.markdown()),
    author: author && pick(author, ['key', 'name']),
  };
}

export type ArticleItem = ReturnType<typeof itemOf>;

const list: View = { component: 'app/pages/insights/article-list.tsx', words: ['insights'] };
const view: View = { component: 'app/pages/insights/article.tsx', words: ['insights'] };

export const articles = {
  matter,
  reservedSlugs: reservedInLists,
  view,
  listViews: { '': list, 'topics/:topic': list },
  lists(language) {
    const all = language.texts.insights;
    const { lead, meta, title } = language.words.insights;
    return [
      { key: '', ...meta, heading: title, lead, view: list, texts: all },
      ...topicsOf(all).map((topic) => topicList(topic, language)),
    ];
  },
  /** Of all articles, or of a topic. `topics` are those with a page, `leadPhoto` the picture of the first article. */
  async listData({ languages, root }, code, { number, texts: shown }) {
    const language = languages[code];
    const picture = number === 1 ? shown[0]?.picture : undefined;
    return {
      articles: shown.map((each) => itemOf(each, language)),
      topics: topicsOf(language.texts.insights),
      leadPhoto: picture && { photo: await readPhoto(root, picture.file), alt: picture.alt },
    };
  },
  async textData(site, at, article) {
    const language = site.languages[at.locale.code];
    const all = language.texts.insights;
    const index = all.indexOf(article);
    const [next, previous] = [all[index - 1], all[index + 1]];
    const topics = topicsOf(all);
    return {
      ...itemOf(article, language),
      ...(await textParts(site, at, article, ['about-services', 'related'])),
      services: article.services,
      topics: article.topics,
      linkedTopics: article.topics.filter((topic) => topics.includes(topic)),
      related: relatedTo(article, all).map(linkTo),
      previous: previous && linkTo(previous),
      next: next && linkTo(next),
    };
  },
} satisfies Collection<ArticleMatter>;

export type ArticleListData = ListData<Awaited<ReturnType<typeof articles.listData>>>;
export type ArticleData = Awaited<ReturnType<typeof articles.textData>>;
