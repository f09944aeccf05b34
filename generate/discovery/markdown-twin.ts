import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import type { Parent } from 'unist';
import { remove } from 'unist-util-remove';
import { visit } from 'unist-util-visit';
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

type Children = Element['children'];

// A selector with `:has` would look through the tree for each element of it.
const isElement = (node: Children[number] | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

function rewrite(text: Root, childrenOf: (children: Children) => Children): void {
  visit(text, 'element', (parent) => {
    parent.children = childrenOf(parent.children);
  });
}

/** Moves table captions before their tables, because Markdown tables have none. */
function moveCaptionsOut(text: Root): void {
  rewrite(text, (children) =>
    children.flatMap((child) => {
      const caption = isElement(child, 'table')
        ? child.children.find((each) => isElement(each, 'caption'))
        : undefined;
      return caption ? [{ ...caption, tagName: 'p' }, child] : [child];
    }),
  );
}

/** Inserts spaces between adjacent links, which only styles separate on the page, and trims the ends of their texts. */
function separateLinks(text: Root): void {
  rewrite(text, (children) =>
    children.flatMap((child, at): Children =>
      isElement(child, 'a') && isElement(children[at + 1], 'a')
        ? [child, { type: 'text', value: ' ' }]
        : [child],
    ),
  );
  for (const link of selectAll('a', text)) {
    const last = link.children.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
  }
}

/** What a page says, and below it `source`. */
function textOf(html: string, base: string, source: string): Root {
  const main = select('main', fromHtml(html, { fragment: true }));
  if (!main) throw new Error(`${base} has no main element`);
  const text: Root = { type: 'root', children: [...main.children] };
  remove(text, (node, _, parent) => {
    // To this library, a tree has nodes of any kind.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const isLeftOut = node.type === 'element' && isExcluded(node as Element, parent);
    return isLeftOut || node.type === 'comment';
  });
  for (const list of selectAll('ul, ol', text)) if (select('h2, h3, h4', list)) convertToSections(list);
  moveCaptionsOut(text);
  separateLinks(text);
  for (const element of selectAll('a[href]', text)) {
    element.properties.href = new URL(String(element.properties.href), base).href;
  }
  for (const image of selectAll('img[src]', text)) {
    image.properties.src = new URL(String(image.properties.src), base).href;
  }
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
