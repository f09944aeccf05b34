/** The texts of the content, each with its place. */
import { parse } from 'yaml';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { splitText } from '#packages/content/texts/text-file.ts';
import { dataNode, walk } from '#packages/content/tree.ts';

/** A text as written, with placeholders: a value, or from a line of a text in Markdown on. */
export type Text = Pick<Fault, 'file' | 'path' | 'line'> & { text: string };

/** A text without what is filled in: figures, slots, and blocks of the site. */
export const spokenIn = (text: string): string =>
  text.replaceAll(/\{[^{}]*\}|\[\[[^\]]*\]\]|\[[a-zA-Z]+\](?!\()/g, ' ');

function leaves(file: string, data: unknown): Text[] {
  return [...walk(dataNode(data))].flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ file, path: path.join('.'), text: value }] : [],
  );
}

/** The keys of front matter whose values name something else. */
const references = /^(?:topics|services|author|quote|movedTo|picture\.file)(?:\.|$)/;

/** A text in Markdown: its front matter, and its paragraphs, so that a name may go over the end of a line. */
function partsOf(file: string, source: string): Text[] {
  const { matter, body, linesBefore } = splitText(source);
  let line = linesBefore + 1;
  const paragraphs = body.split(/(\n\s*\n)/).flatMap((text) => {
    const at = line + text.search(/[^\n]/);
    line += text.split('\n').length - 1;
    return text.trim() ? [{ file, line: at, text }] : [];
  });
  return [...leaves(file, matter).filter(({ path = '' }) => !references.test(path)), ...paragraphs];
}

/**
 * Lists all texts of the content.
 *
 * @param sources the source of each file, by path; none has a mistake
 */
export function textsOf(sources: ReadonlyMap<string, string>): Text[] {
  return [...sources].flatMap(([file, source]) => {
    if (file.endsWith('.md')) return partsOf(file, source);
    return file.endsWith('.yaml') ? leaves(file, parse(source)) : [];
  });
}
