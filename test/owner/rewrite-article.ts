import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { parseDocument } from 'yaml';
import { otherFact } from './other-facts.ts';
import { lengthen, reword } from './reword.ts';

// A title in links, a description for search engines: the check of the content refuses longer ones.
const limits = { title: 60, description: 155 } as const;

function rewriteMatter(yaml: string, code: string, factor: number): string {
  const matter = parseDocument(yaml);
  for (const [key, limit] of Object.entries(limits))
    matter.set(key, lengthen(reword(String(matter.get(key)), code), factor, limit, code));
  for (const key of ['date', 'updated']) if (matter.has(key)) matter.set(key, otherFact(matter.get(key)));
  return matter.toString({ lineWidth: 0 });
}

// A chart, or another placeholder that is a paragraph of its own, stays alone.
const isAlone = (text: string) => /^\{[^{}]*\}$/.test(text);

function rewriteBody(body: string, code: string, factor: number): string {
  const tree: Nodes = fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const places: { start: number; end: number }[] = [];
  visit(tree, 'text', ({ position }, _index, parent) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    // Anchors are made from headings, and links lead to them.
    if (start !== undefined && end !== undefined && parent?.type !== 'heading') places.push({ start, end });
  });
  return places.toReversed().reduce((text, { start, end }) => {
    const written = text.slice(start, end);
    const other = isAlone(written) ? written : reword(written, code);
    const longer = written.length > 80 ? lengthen(other, factor, Infinity, code) : other;
    return text.slice(0, start) + longer + text.slice(end);
  }, body);
}

/** Rewrites an article or client story: its title, description, dates and text, but for its headings and code. */
export function rewriteArticle(text: string, code: string, factor: number): string {
  const [, yaml = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  return `---\n${rewriteMatter(yaml, code, factor)}---\n${rewriteBody(body, code, factor)}`;
}
