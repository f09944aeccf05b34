import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import type { Parent } from 'unist';
import { remove } from 'unist-util-remove';
import { twinOf } from '#packages/site/addresses.ts';
import type { Site } from '#packages/content/site.ts';
import type { IndexedDocument } from '#packages/content/documents/documents.ts';
import { escapeHtml } from '../documents/head/html.ts';
import { markdownOf } from './markdown.ts';
import type { BodyOf, SiteFile } from './site-file.ts';

const excludedTags = new Set(['svg', 'form', 'label', 'input', 'select', 'textarea', 'datalist', 'output']);

/** Drawings, duplicates, forms, copy links, and what a page excludes. A selector would take ten times as long. */
function isExcluded({ tagName, properties }: Element, parent: Parent | undefined): boolean {
  const { ariaDescribedBy, ariaHidden, ariaLive, className, dataCopy, dataNosnippet, href } = properties;
  const isInHeading = parent !== undefined && 'tagName' in parent && /^h[1-3]$/.test(String(parent.tagName));
  return (
    excludedTags.has(tagName) ||
    // A button with a description is a glossary term; any other is a control.
    (tagName === 'button' && !ariaDescribedBy) ||
    (tagName === 'a' && (dataCopy !== undefined || (isInHeading && String(href).startsWith('#')))) ||
    ariaHidden === 'true' ||
    ariaLive !== undefined ||
    dataNosnippet !== undefined ||
    [className].flat().includes('visually-hidden')
  );
}

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
  remove(text, (node, _, parent) => {
    // To this library, a tree has nodes of any kind.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const isLeftOut = node.type === 'element' && isExcluded(node as Element, parent);
    return isLeftOut || node.type === 'comment';
  });
  for (const list of selectAll('ul, ol', text)) if (select('h2, h3, h4', list)) convertToSections(list);
  text.children.push(...fromHtml(`<hr>${source}`, { fragment: true }).children);
  return text;
}

export function markdownTwin(
  { facts: { name, siteUrl }, languages }: Site,
  { address: page, locale }: Pick<IndexedDocument, 'address' | 'locale'>,
  bodyOf: BodyOf,
): SiteFile {
  const { tagline } = languages[locale.code].words.ui;
  const make = async () => {
    const address = siteUrl + page;
    const source = `<p><a href="${address}">${escapeHtml(name)}</a>: ${escapeHtml(tagline)}</p>`;
    return markdownOf(textOf(await bodyOf(page), address, source));
  };
  return { address: twinOf(page), make, madeOf: async () => [name, siteUrl, tagline, await bodyOf(page)] };
}
