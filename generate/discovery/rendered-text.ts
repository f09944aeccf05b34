import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { remove } from 'unist-util-remove';

/** A text as its page has it, without what only the page needs, such as copy links. */
export function textIn(html: string, page: string): Root {
  const text = select('[data-text]', fromHtml(html, { fragment: true }));
  if (!text) throw new Error(`${page} has no text`);
  const excluded = new Set<unknown>(
    selectAll('a[data-copy], [data-nosnippet], .visually-hidden, svg, source', text),
  );
  remove(text, (node) => node.type === 'comment' || excluded.has(node));
  return { type: 'root', children: text.children };
}
