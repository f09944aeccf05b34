/** The documents of articles, client stories and pages by content. */
import { fill } from '#app/site/fill.ts';
import { topicKey } from '#app/site/insights.ts';
import { locales, type Locale, type LocaleCode } from '#app/site/locales.ts';
import { pictureAddress } from '#app/site/page-files.ts';
import { topicsOf, type ArticleInfo, type Text } from '../content/articles/articles.ts';
import { entryAddress, type Collection, type ListedCollection } from '../content/collections.ts';
import type { ContentPageInfo } from '../content/pages/page-matter.ts';
import type { Site } from '../content/site.ts';
import type { StoryInfo } from '../content/stories/stories.ts';

/** A document's language, address, and output file in `dist/`. */
export type Located = { locale: Locale; address: string; file: string };

/** `translations` has the addresses in each language, its own included; `picture` the address of its link preview. */
export type Indexed = Located & { translations: ReadonlyMap<Locale, string>; picture: string };

type Language = Site['languages'][LocaleCode];

/** What a document of a collection has in one language. Its `key` is the rest of its address, and empty for the list. */
type Part = { key: string; title: string; description: string } & (
  | { kind: 'list'; page: ListedCollection; entry?: undefined }
  | { kind: 'article'; page: 'insights'; entry: ArticleInfo }
  | { kind: 'story'; page: 'stories'; entry: StoryInfo }
  | { kind: 'content-page'; page: 'pages'; entry: ContentPageInfo }
);

/** A document of a collection. Its title is without the name of the company. */
export type CollectionDocument = Indexed & Part;

const own = ({ slug, title, description }: Text<{ title: string; description: string }>) => ({
  key: slug,
  title,
  description,
});

/** Returns the list of articles, the list of each topic, and each article; nothing without articles. */
function articleParts({ articles, words: { insights } }: Language): Part[] {
  if (articles.length === 0) return [];
  const topics = topicsOf(articles).map((name): Part => {
    const topic = { topic: insights.topics[name] ?? name };
    const [title, description] = [fill(insights.topicTitle, topic), fill(insights.topicLead, topic)];
    return { kind: 'list', page: 'insights', key: topicKey(name), title, description };
  });
  return [
    { kind: 'list', page: 'insights', key: '', ...insights.meta },
    ...topics,
    ...articles.map((entry): Part => ({ kind: 'article', page: 'insights', ...own(entry), entry })),
  ];
}

/** Returns the list of client stories, and each story; nothing without stories. */
function storyParts({ stories, words }: Language): Part[] {
  if (stories.length === 0) return [];
  return [
    { kind: 'list', page: 'stories', key: '', ...words.stories.meta },
    ...stories.map((entry): Part => ({ kind: 'story', page: 'stories', ...own(entry), entry })),
  ];
}

const partsIn: Readonly<Record<Collection, (language: Language) => Part[]>> = {
  insights: articleParts,
  stories: storyParts,
  pages: ({ pages }) => pages.map((entry) => ({ kind: 'content-page', page: 'pages', ...own(entry), entry })),
};

/** Lists the documents of a collection in all languages. Those with the same key are translations of each other. */
export function collectionDocuments(
  { languages }: Pick<Site, 'languages'>,
  collection: Collection,
): CollectionDocument[] {
  const parts = new Map(locales.map((each) => [each, partsIn[collection](languages[each.code])]));
  const addressOf = ({ code }: Locale, key: string) => entryAddress(code, collection, key);
  return [...parts].flatMap(([locale, all]) =>
    all.map((part): CollectionDocument => {
      const { key } = part;
      const having = locales.filter((each) => parts.get(each)?.some((other) => other.key === key));
      const address = addressOf(locale, key);
      return {
        ...part,
        locale,
        address,
        file: `${address.slice(1)}.html`,
        picture: pictureAddress([collection, key].filter(Boolean).join('/'), locale),
        translations: new Map(having.map((each) => [each, addressOf(each, key)])),
      };
    }),
  );
}
