/** The texts that are on the site. Runs at build time only. */
import type { Root as Markdown } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { dataOf } from '../../reading/check-file.ts';
import type { People, Person } from '../proof/people.ts';
import type { CheckedTexts } from './check-articles.ts';
import type { FrontMatter } from './front-matter.ts';
import { picturesIn } from './markdown-rules.ts';

/** An article, a client story or a page by content as written: its front matter, and what is below it. */
export type Text<Matter> = Matter & {
  slug: string;
  /** The files of its pictures in `content/media`, without duplicates. */
  photos: string[];
  /** Its text, with placeholders filled. */
  markdown: Markdown;
};

/** An article as written. */
export type ArticleInfo = Omit<Text<FrontMatter>, 'author'> & {
  /** The person who wrote the article; if undefined, the company. */
  author: Person | undefined;
  minutes: number;
};

const wordsPerMinute = 220;

function minutesOf(markdown: Markdown): number {
  return Math.max(
    1,
    Math.round(toString(markdown, { includeImageAlt: false }).split(/\s+/).length / wordsPerMinute),
  );
}

/** Returns those of a collection's texts that are shown, by slug. Throws a ContentError if one has a mistake. */
export function textsIn<Matter extends Pick<FrontMatter, 'picture'>>(
  all: CheckedTexts<Matter>,
  shown: readonly string[],
): Text<Matter>[] {
  const there = Object.entries(all).filter(([slug]) => shown.includes(slug));
  return there.map(([slug, checked]) => {
    const { matter, markdown } = dataOf(checked);
    const files = [...(matter.picture ? [matter.picture.file] : []), ...picturesIn(markdown)];
    return { ...matter, slug, photos: [...new Set(files)], markdown };
  });
}

/** Sorts texts, the newest first. */
export function newestFirst<Text extends { date: string; slug: string }>(texts: readonly Text[]): Text[] {
  return texts.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, 'en'));
}

/** Returns a language's articles, the newest first. Throws a ContentError if one has a mistake. */
export function articlesIn(
  all: CheckedTexts<FrontMatter>,
  shown: readonly string[],
  people: People | undefined,
): ArticleInfo[] {
  const articles = textsIn(all, shown).map((text): ArticleInfo => {
    const author = people?.people.find(({ key }) => key === text.author);
    return { ...text, author, minutes: minutesOf(text.markdown) };
  });
  return newestFirst(articles);
}

/** The minimum number of articles for a topic to have a page. */
const topicSize = 3;

/** Lists the topics that have a page of their own, the largest first. */
export function topicsOf(articles: readonly Pick<ArticleInfo, 'topics'>[]): string[] {
  const all = articles.flatMap(({ topics }) => topics);
  const counts = [...new Set(all)].map((topic) => ({
    topic,
    count: all.filter((each) => each === topic).length,
  }));
  const large = counts.filter(({ count }) => count >= topicSize);
  return large
    .toSorted((a, b) => b.count - a.count || a.topic.localeCompare(b.topic, 'en'))
    .map(({ topic }) => topic);
}
