import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes } from 'mdast';
import { remove } from 'unist-util-remove';
import type { Locale } from '#app/site/locales.ts';
import { markdownAddress } from '#app/site/page-files.ts';
import { pageAddress, type PageId } from '#app/site/pages.ts';
import { loadFacts, loadWords } from '../content/load.ts';
import { link, paragraph, root, thematicBreak, toText } from './markdown.ts';
import type { SiteFile } from './site-file.ts';

/**
 * What a page has beside its text: drawings, what is said twice for the eye, the form and the fields of the tools, which
 * do nothing without the page, copy links, and what the page itself marks as no part of its text.
 */
const notText = [
  'svg',
  '[aria-hidden="true"]',
  '.visually-hidden',
  'form',
  'label, input, select, textarea, datalist, output, [aria-live]',
  // A button that is described is a term with a note; any other does something.
  'button:not([aria-describedby])',
  ':is(h1, h2, h3) > a[href^="#"]',
  '[data-nosnippet]',
].join(', ');

/** Makes a list of cards the sections that they are: a heading in a list item is no part of a document's outline. */
function unlist(list: Element): void {
  list.tagName = 'div';
  for (const item of selectAll(':scope > li', list)) item.tagName = 'div';
}

/** Puts the caption of each table before it: tables of Markdown have none. */
function freeCaptions(text: Root): void {
  for (const parent of selectAll(':has(> table)', text)) {
    parent.children = parent.children.flatMap((child): typeof parent.children => {
      const caption = child.type === 'element' ? select(':scope > caption', child) : undefined;
      return caption ? [{ ...caption, tagName: 'p' }, child] : [child];
    });
  }
}

/** The text of a page's `<main>`, as a syntax tree of Markdown with absolute links. */
function textOf(html: string, base: string): Nodes[] {
  const main = select('main', fromHtml(html, { fragment: true }));
  if (!main) throw new Error(`${base} has no main element`);
  const beside = new Set<Element>(selectAll(notText, main));
  const text: Root = { type: 'root', children: [...main.children] };
  remove(text, (node) => node.type === 'comment' || beside.has(node as Element));
  for (const list of selectAll('ul, ol', text)) if (select('h2, h3, h4', list)) unlist(list);
  freeCaptions(text);
  for (const element of selectAll('a[href]', text)) {
    element.properties.href = new URL(String(element.properties.href), base).href;
  }
  const tree = toMdast(text);
  return 'children' in tree ? tree.children : [];
}

/**
 * A page in Markdown, from the HTML inside its root element, and where the page is.
 *
 * @param body gives that HTML
 */
export function markdownTwin(
  folder: string,
  id: PageId,
  locale: Locale,
  body: () => Promise<string>,
): SiteFile {
  const make = async () => {
    const { name, siteUrl } = loadFacts(folder, 'site');
    const { tagline } = loadWords(folder, locale.code, 'ui');
    const address = siteUrl + pageAddress(id, locale);
    const source = paragraph(link(name, address), `: ${tagline}`);
    return toText(root(...textOf(await body(), address), thematicBreak(), source));
  };
  return { address: markdownAddress(id, locale), make };
}
