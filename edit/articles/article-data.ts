import { splitArticle } from '#packages/content/articles/article-file.ts';
import { isTree } from '#packages/content/tree.ts';

/** Removes a byte order mark. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** The front matter of an article, and its paragraphs below `text`. */
type ArticleData = { readonly [key: string]: unknown; readonly text: readonly string[] };

/** Parses an article for a comparison value by value. */
export function articleData(source: string): ArticleData {
  const { matter, body } = splitArticle(source);
  const text = body.split(/\r?\n(?:[ \t]*\r?\n)+/).map((paragraph) => paragraph.trim());
  return { ...(isTree(matter) && matter), text: text.filter(Boolean) };
}

/** Returns the visible text of an article: its title, description and paragraphs. */
export function wordsIn(source: string): string {
  const { title, description, text } = articleData(source);
  return [title, description, ...text].filter((each) => typeof each === 'string').join('\n\n');
}
