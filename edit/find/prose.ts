/** Which parts of Markdown are words that readers see, and not code, addresses or signs. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '#packages/content/texts/parse-markdown.ts';
import { placeholdersIn, type Span } from './search.ts';

function spanOf({ position }: Nodes): Span | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Returns what follows the words of a link or a picture: its address. */
function addressOf(node: Nodes, text: string): Span[] {
  const span = spanOf(node);
  if (!span) return [];
  const wordsEnd =
    'children' in node
      ? node.children.map(spanOf).at(-1)?.end
      : span.start + text.slice(span.start).indexOf('](');
  // An address that is its own words is left out as a whole.
  const isWritten = /^!?\[/.test(text.slice(span.start));
  return [isWritten && wordsEnd !== undefined ? { start: wordsEnd, end: span.end } : span];
}

// What the parser leaves in texts: addresses without signs around them, and blocks of the site.
const unmarked = /(?:https?:\/\/|www\.)\S+|\S+@\S+|\[\[[^\]]*\]\]/g;

/** Returns the parts of a Markdown text in which words stand, and what is to be left alone in them. */
export function proseIn(text: string): { parts: Span[]; left: Span[] } {
  const parts: Span[] = [];
  const left = [
    ...placeholdersIn(text),
    ...[...text.matchAll(unmarked)].map(({ index, 0: all }) => ({ start: index, end: index + all.length })),
  ];
  visit(parseMarkdown(text), (node) => {
    const span = spanOf(node);
    if (span && ['paragraph', 'heading', 'tableCell'].includes(node.type)) parts.push(span);
    if (span && ['inlineCode', 'html', 'footnoteReference'].includes(node.type)) left.push(span);
    if (['link', 'image', 'linkReference', 'imageReference'].includes(node.type))
      left.push(...addressOf(node, text));
  });
  return { parts, left };
}
