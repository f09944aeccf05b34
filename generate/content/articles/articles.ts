/** Loads articles. Runs at build time only. */
import type { Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { LocaleCode } from '#app/site/locales.ts';
import { dataOf } from '../../reading/check-file.ts';
import type { InsightsWords } from '../schemas/insights-schema.ts';
import type { People, Person } from '../proof/people.ts';
import type { Words } from '../schema.ts';
import type { LanguageSource } from '../source.ts';
import { articleTree, leadFigure, type Section } from './article-tree.ts';
import type { FrontMatter } from './front-matter.ts';
import { picturesIn } from './markdown-rules.ts';
import { readPhoto, type Photo } from '../../media/photo.ts';

/** An article as written. */
export type ArticleInfo = Omit<FrontMatter, 'author'> & {
  /** The person who wrote the article; if undefined, the company. */
  author: Person | undefined;
  slug: string;
  minutes: number;
  /** The files of its pictures in `content/media`, without duplicates. */
  photos: string[];
  /** Its text, with placeholders filled. */
  markdown: Markdown;
};
/** An article as the prerenderer renders it. */
export type Article = ArticleInfo & { tree: Root; sections: Section[] };
/** Everything the prerenderer needs for a language's articles. */
export type Insights = {
  words: InsightsWords;
  /** The words of the chart that articles may include. */
  sharedDay: Words['home']['sharedDay'];
  articles: Article[];
  /** The pictures of all articles, by file. */
  photos: Record<string, Photo>;
};

const wordsPerMinute = 220;

function minutesOf(markdown: Markdown): number {
  return Math.max(
    1,
    Math.round(toString(markdown, { includeImageAlt: false }).split(/\s+/).length / wordsPerMinute),
  );
}

/** Lists the files of all pictures of a text, without duplicates. */
export function photosOf({ picture }: Pick<FrontMatter, 'picture'>, markdown: Markdown): string[] {
  return [...new Set([...(picture ? [picture.file] : []), ...picturesIn(markdown)])];
}

/** Sorts texts, the newest first. */
export function newestFirst<Text extends { date: string; slug: string }>(texts: readonly Text[]): Text[] {
  return texts.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** Returns a language's articles, the newest first. Throws a ContentError if one has a mistake. */
export function articlesIn({ articles, shown }: LanguageSource, people: People | undefined): ArticleInfo[] {
  const there = Object.entries(articles).filter(([slug]) => shown.insights.includes(slug));
  const all = there.map(([slug, checked]): ArticleInfo => {
    const { matter, markdown } = dataOf(checked);
    const author = people?.people.find(({ key }) => key === matter.author);
    return {
      ...matter,
      author,
      slug,
      minutes: minutesOf(markdown),
      photos: photosOf(matter, markdown),
      markdown,
    };
  });
  return newestFirst(all);
}

/** What is needed of the Site for a text: where pictures are, and the words around it. */
export type Texts<Language = unknown> = {
  root: string;
  languages: Readonly<Record<LocaleCode, Language & { words: Pick<Words, 'home' | 'insights'> }>>;
};

/**
 * Loads what the prerenderer needs for texts: their trees, their pictures, and the words around them.
 *
 * @param taken the ids that headings cannot have
 */
export async function loadTexts<Info extends Pick<ArticleInfo, 'markdown' | 'photos' | 'picture'>>(
  { languages, root }: Texts,
  locale: LocaleCode,
  all: readonly Info[],
  taken?: readonly string[],
) {
  const { home, insights: words } = languages[locale].words;
  const texts = all.map(async (info) => {
    const { tree, sections } = await articleTree(info.markdown, words, taken);
    if (info.picture) tree.children.unshift(leadFigure(info.picture));
    return { ...info, tree, sections };
  });
  const { sharedDay } = home;
  const files = [...new Set(all.flatMap(({ photos }) => photos))];
  const photos = files.map(async (file) => [file, await readPhoto(root, file)] as const);
  return {
    words,
    sharedDay,
    texts: await Promise.all(texts),
    photos: Object.fromEntries(await Promise.all(photos)),
  };
}

/** Loads a language's articles with their texts; undefined if it has none. */
export async function loadInsights(
  site: Texts<{ articles: readonly ArticleInfo[] }>,
  locale: LocaleCode,
): Promise<Insights | undefined> {
  const all = site.languages[locale].articles;
  if (all.length === 0) return undefined;
  const { texts, ...rest } = await loadTexts(site, locale, all);
  return { ...rest, articles: texts };
}
