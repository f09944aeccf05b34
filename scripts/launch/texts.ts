/** The texts of the content, each with its place. */
import { parse } from 'yaml';
import { isTree } from '#packages/content/tree.ts';

/** A text as written, with placeholders. `key` is that of a value, or 'line 7' of a text in Markdown. */
export type Text = { file: string; key: string; text: string };

/** Returns a text without what is filled in: figures, slots, and blocks of the site. */
export const spokenIn = (text: string): string =>
  text.replaceAll(/\{[^{}]*\}|\[\[[^\]]*\]\]|\[[a-zA-Z]+\](?!\()/g, ' ');

function leaves(file: string, value: unknown, path: readonly string[] = []): Text[] {
  if (typeof value === 'string') return [{ file, key: path.join('.'), text: value }];
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, own]) => leaves(file, own, [...path, key]));
}

/** A text in Markdown by its paragraphs, so that a name may go over the end of a line. */
function paragraphs(file: string, source: string): Text[] {
  let line = 1;
  return source.split(/(\n\s*\n)/).flatMap((text) => {
    const at = line;
    line += text.split('\n').length - 1;
    return text.trim() ? [{ file, key: `line ${at}`, text }] : [];
  });
}

/**
 * Lists all texts of the content.
 *
 * @param sources the source of each file, by path; none has a mistake
 */
export function textsOf(sources: ReadonlyMap<string, string>): Text[] {
  return [...sources].flatMap(([file, source]) => {
    if (file.endsWith('.md')) return paragraphs(file, source);
    return file.endsWith('.yaml') ? leaves(file, parse(source)) : [];
  });
}
