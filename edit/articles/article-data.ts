import type { LocaleCode } from '#app/site/locales.ts';
import { splitArticle } from '#packages/content/articles/article-file.ts';
import type { Edit } from '../writer/edits.ts';

/** An unsaved text of an article. */
export type Unsaved = { locale: LocaleCode; text: string };

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

/** Returns the edit that adds a key at the end of an article's front matter. */
export function lastKey(matter: unknown, key: string, value: unknown): Edit {
  return { do: 'insert', path: [], at: Object.keys(matter ?? {}).length, key, value };
}
