import { splitArticle } from '#packages/content/articles/article-file.ts';

/** Removes a byte order mark. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Parses an article into its front matter and a list of paragraphs, for a comparison value by value. */
export function articleData(source: string): unknown {
  const { matter, body } = splitArticle(source);
  const text = body.split(/\r?\n(?:[ \t]*\r?\n)+/).map((paragraph) => paragraph.trim());
  return { ...(matter as object | undefined), text: text.filter(Boolean) };
}

/** Returns the visible text of an article: its title, description and paragraphs. */
export function wordsIn(source: string): string {
  const { title, description, text } = articleData(source) as {
    title?: unknown;
    description?: unknown;
    text: string[];
  };
  return [title, description, ...text].filter((each) => typeof each === 'string').join('\n\n');
}
