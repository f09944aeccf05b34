/** Loads articles. Runs at build time only. */
import type { Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { LocaleCode } from '#app/site/locales.ts';
import { loadWords } from '../load.ts';
import { ContentError } from '../mistakes.ts';
import type { InsightsWords } from '../insights-schema.ts';
import { loadPeople, type Person } from '../proof/people.ts';
import type { Words } from '../schema.ts';
import { articleSlugs } from './article-file.ts';
import { articleTree, leadFigure, type Section } from './article-tree.ts';
import { checkArticle, writtenFacts } from './check-articles.ts';
import type { FrontMatter } from './front-matter.ts';
import { picturesIn } from './markdown-rules.ts';
import { readPhoto, type Photo } from '../../media/photo.ts';

/** An article without its text. */
export type ArticleInfo = Omit<FrontMatter, 'author'> & {
  /** The person who wrote the article; if undefined, the company. */
  author: Person | undefined;
  slug: string;
  minutes: number;
  /** The files of its pictures in `content/media`, without duplicates. */
  photos: string[];
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
export function newestFirst<Text extends { info: { date: string; slug: string } }>(
  texts: readonly Text[],
): Text[] {
  return texts.toSorted(
    ({ info: a }, { info: b }) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
  );
}

function readArticles(root: string, locale: LocaleCode): Read<ArticleInfo> {
  const slugs = articleSlugs(root, locale);
  if (slugs.length === 0) return [];
  const facts = writtenFacts(root);
  const people = loadPeople(root, locale);
  const articles = slugs.map((slug) => {
    const { file, data, mistakes } = checkArticle(root, locale, slug, facts);
    if (!data || mistakes.length > 0) throw new ContentError(new Map([[file, mistakes]]));
    const { matter, markdown } = data;
    const photos = photosOf(matter, markdown);
    const author = people?.people.find(({ key }) => key === matter.author);
    return { info: { ...matter, author, slug, minutes: minutesOf(markdown), photos }, markdown };
  });
  return newestFirst(articles);
}

/** Lists a language's articles, the newest first. Throws a ContentError if one has a mistake. */
export function listArticles(root: string, locale: LocaleCode): ArticleInfo[] {
  return readArticles(root, locale).map(({ info }) => info);
}

/** Texts as read: the details from their front matter, and their Markdown. */
type Read<Info> = { info: Info; markdown: Markdown }[];

/**
 * Loads what the prerenderer needs for texts: their trees, their pictures, and the words around them.
 *
 * @param taken the ids that headings cannot have
 */
export async function loadTexts<Info extends Pick<ArticleInfo, 'photos' | 'picture'>>(
  root: string,
  locale: LocaleCode,
  all: Read<Info>,
  taken?: readonly string[],
) {
  const words = loadWords(root, locale, 'insights');
  const texts = all.map(async ({ info, markdown }) => {
    const { tree, sections } = await articleTree(markdown, words, taken);
    if (info.picture) tree.children.unshift(leadFigure(info.picture));
    return { ...info, tree, sections };
  });
  const { sharedDay } = loadWords(root, locale, 'home');
  const files = [...new Set(all.flatMap(({ info }) => info.photos))];
  const photos = files.map(async (file) => [file, await readPhoto(root, file)] as const);
  return {
    words,
    sharedDay,
    texts: await Promise.all(texts),
    photos: Object.fromEntries(await Promise.all(photos)),
  };
}

/** Loads a language's articles with their texts; undefined if it has none. */
export async function loadInsights(root: string, locale: LocaleCode): Promise<Insights | undefined> {
  const all = readArticles(root, locale);
  if (all.length === 0) return undefined;
  const { texts, ...rest } = await loadTexts(root, locale, all);
  return { ...rest, articles: texts };
}
