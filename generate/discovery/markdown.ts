import type { Root } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** A table below its caption, because Markdown tables have none. */
const table: Handle = (state, node) => {
  const caption = node.children.find((each) => each.type === 'element' && each.tagName === 'caption');
  const above = caption?.type === 'element' ? [{ ...caption, tagName: 'p' }] : [];
  return [...state.all({ type: 'root', children: above }), defaultHandlers.table(state, node)];
};

/** A link without space at its end, but before the next link: on the page, only styles separate them. */
const a: Handle = (state, node, parent) => {
  const link = defaultHandlers.a(state, node);
  const last = link.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  const next = parent?.children[parent.children.findIndex((each) => each === node) + 1];
  return next?.type === 'element' && next.tagName === 'a' ? [link, { type: 'text', value: ' ' }] : link;
};

/** HTML as GitHub Flavored Markdown, which has tables (https://github.github.com/gfm/). */
export function markdownOf(html: Root): string {
  return toMarkdown(toMdast(html, { handlers: { a, table } }), {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}
