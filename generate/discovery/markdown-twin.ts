import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { twinOf } from '#packages/site/addresses.ts';
import type { Site } from '#packages/content/site.ts';
import type { IndexedDocument } from '#packages/content/documents/documents.ts';
import { escapeHtml } from '../documents/head/html.ts';
import { markdownOf } from './markdown.ts';
import { ownCode, remembered } from '../store.ts';
import { keepText } from './rendered-text.ts';
import type { BodyOf, SiteFile } from './site-file.ts';

/** Converts a list of cards to sections, because headings inside list items are not part of a document's outline. */
function convertToSections(list: Element): void {
  list.tagName = 'div';
  for (const item of selectAll(':scope > li', list)) item.tagName = 'div';
}

/** What a page says, with absolute addresses, and below it `source`. */
function textOf(html: string, base: string, source: string): Root {
  const main = select('main', fromHtml(html, { fragment: true }));
  if (!main) throw new Error(`${base} has no main element`);
  const addresses: Element = { type: 'element', tagName: 'base', properties: { href: base }, children: [] };
  const text: Root = { type: 'root', children: [addresses, ...main.children] };
  keepText(text);
  for (const list of selectAll('ul, ol', text)) if (select('h2, h3, h4', list)) convertToSections(list);
  text.children.push(...fromHtml(`<hr>${source}`, { fragment: true }).children);
  return text;
}

export function markdownTwin(
  { root, facts: { name, siteUrl }, languages }: Site,
  { address: page, locale }: Pick<IndexedDocument, 'address' | 'locale'>,
  bodyOf: BodyOf,
): SiteFile {
  const { tagline } = languages[locale.code].words.ui;
  const address = siteUrl + page;
  const source = `<p><a href="${address}">${escapeHtml(name)}</a>: ${escapeHtml(tagline)}</p>`;
  return {
    address: twinOf(page),
    async make() {
      const body = await bodyOf(page);
      const key = ['twin', ownCode(), address, source, body];
      return remembered(root, key, async () => markdownOf(textOf(body, address, source)));
    },
  };
}
