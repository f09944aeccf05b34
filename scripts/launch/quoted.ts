import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parseMarkdown } from '#packages/content/texts/parse-markdown.ts';
import type { Text } from './texts.ts';

/** On one line, and without the signs of Markdown, which only texts with a line number have. */
export function readable({ text, line }: Pick<Text, 'text' | 'line'>): string {
  const words: string[] = [];
  if (line === undefined) words.push(text);
  else
    visit(parseMarkdown(text), ['paragraph', 'heading', 'tableCell', 'code'], (node) => {
      words.push(toString(node));
      return SKIP;
    });
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** `line` becomes that of what is looked for. */
export function textAt({ line, ...place }: Text, sought: RegExp): Text {
  if (line === undefined) return place;
  const above = place.text.slice(place.text.search(/[^\n]/), place.text.search(sought));
  return { ...place, line: line + above.split('\n').length - 1 };
}

const longest = 90;
const before = 30;

/** Of a long text, whole words around what is looked for. */
export function quoted(of: Pick<Text, 'text' | 'line'>, sought = /^/): string {
  const text = readable(of);
  const start = text.lastIndexOf(' ', text.search(sought) - before) + 1;
  const border = text.lastIndexOf(' ', start + longest);
  const end = text.length - start > longest && border > start ? border : text.length;
  return `“${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}”`;
}
