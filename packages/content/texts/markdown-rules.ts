import type { Heading, Image, Nodes, Paragraph, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { fillText, type Quotable } from '../words/placeholders.ts';
import { once } from '#packages/site/once.ts';
import { hasUnprintable, unprintableReason } from '../reading/unprintable.ts';
import type { Report } from './markdown-slips.ts';
import { chartPlaceholder as chart } from './parse-markdown.ts';

/** What a text names, which other files have or lack: an address without its hash, a picture, or a block. */
export type Reference = { to: 'link' | 'picture' | 'block'; name: string; line: number };

// A block of the site, in a paragraph of its own.
const block = /\[\[([^[\]]*)\]\]/;

/** Whether an address can stand in a document, where it is percent-encoded: https, with a host, without a password. */
function isWebAddress(url: string): boolean {
  if (!url.startsWith('https://') || /%(?![\da-f]{2})/i.test(url)) return false;
  const parsed = URL.parse(encodeURI(url));
  return parsed !== null && parsed.username === '' && !parsed.hostname.includes('..');
}

const isOfSite = (url: string) => url.startsWith('/');

function linkMistakes(url: string): string[] {
  if (/^(?:mailto:.|tel:.|#)/.test(url) || isOfSite(url) || isWebAddress(url)) return [];
  return [`${url} is not a link: write https://…, or an address of this site as in /services`];
}

function imageMistakes({ alt, url }: Image, parent: Parents | undefined): string[] {
  return [
    ...(parent?.data?.hName === 'figure' ? [] : ['a picture stands in a paragraph of its own']),
    ...(alt?.trim()
      ? []
      : [`![](${url}) needs alternative text between [ and ]: what it shows, in a sentence`]),
  ];
}

function headingMistakes(heading: Heading): string[] {
  if (heading.depth !== 2 && heading.depth !== 3)
    return ['headings have two or three #; the title stands above the text'];
  return toString(heading).trim() === '' ? ['a heading needs words'] : [];
}

function placedMistakes(text: string, hasBlocks: boolean): string[] {
  const [written] = block.exec(text) ?? [];
  const isPlaceless = written !== undefined && !hasBlocks;
  const alone = [...(text.includes(chart) ? [chart] : []), ...(written && hasBlocks ? [written] : [])];
  return [
    ...alone.map((each) => `${each} stands in a paragraph of its own`),
    ...(isPlaceless ? [`${written} shows a part of the site on pages alone: leave it out here`] : []),
  ];
}

function reportUnusedNotes(tree: Root, report: Report): void {
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  visit(tree, 'footnoteDefinition', ({ identifier, position }) => {
    if (!used.has(identifier))
      report(position?.start.line ?? 1, 'no text refers to this note, so nothing would show it');
  });
}

function mistakesOf(node: Nodes, parent: Parents | undefined, hasBlocks: boolean): string[] {
  switch (node.type) {
    case 'html':
      return [`${node.value.split('\n')[0]} is HTML, which texts do not have`];
    case 'heading':
      return headingMistakes(node);
    case 'code':
      return !node.lang || Object.hasOwn(bundledLanguages, node.lang)
        ? []
        : [`${node.lang} is not a language that can be highlighted: see https://shiki.style/languages`];
    case 'link':
      return [
        ...(toString(node).trim() === '' ? ['a link needs words between [ and ]'] : []),
        ...linkMistakes(node.url),
      ];
    case 'definition':
      return linkMistakes(node.url);
    case 'table':
      return node.children[0]?.children.some((cell) => toString(cell).trim() === '')
        ? ['each column of a table needs a heading, which screen readers say with its cells']
        : [];
    case 'text':
      return placedMistakes(node.value, hasBlocks);
    case 'listItem':
      return typeof node.checked === 'boolean' ? ['texts have no boxes to tick'] : [];
    case 'image':
      return imageMistakes(node, parent);
    case 'imageReference':
      return ['a picture is written ![what it shows](its-name.jpg), in one place'];
    default:
      return [];
  }
}

function referenceOf(node: Nodes): Omit<Reference, 'line'> | undefined {
  switch (node.type) {
    case 'link':
    case 'definition':
      return isOfSite(node.url) ? { to: 'link', name: node.url.replace(/#.*/s, '') } : undefined;
    case 'image':
      return { to: 'picture', name: node.url };
    case 'paragraph': {
      const name = node.data?.hProperties?.dataBlock;
      return name === undefined ? undefined : { to: 'block', name: String(name) };
    }
    default:
      return undefined;
  }
}

/** The attribute that marks the place of the chart or of a block for the prerenderer and browsers, if a text is only its name. */
function placeIn(text: string, hasBlocks: boolean): Record<string, string> | undefined {
  if (text === chart) return { dataChart: 'shared-day' };
  const [all, name = ''] = block.exec(text) ?? [];
  return hasBlocks && all === text ? { dataBlock: name } : undefined;
}

/** Turns a paragraph that only names the chart or a block into its place, and a picture that stands alone into a figure. */
function convert(paragraph: Paragraph, hasBlocks: boolean): void {
  const [only, ...others] = paragraph.children;
  // What stands beside a name would be lost with it.
  if (!only || others.length > 0) return;
  const place = placeIn(toString(only, { includeImageAlt: false }), hasBlocks);
  if (place) {
    paragraph.children = [];
    paragraph.data = { hName: 'div', hProperties: place };
  } else if (only.type === 'image') paragraph.data = { hName: 'figure' };
}

export const picturesIn = once((tree: Root): string[] => {
  const files: string[] = [];
  visit(tree, 'image', ({ url }) => void files.push(url));
  return files;
});

/**
 * Fills a parsed text in place.
 *
 * @param hasBlocks whether texts like this may have blocks
 * @returns what it refers to
 */
export function checkMarkdown(tree: Root, facts: Quotable, hasBlocks: boolean, report: Report): Reference[] {
  const references: Reference[] = [];
  let hasSection = false;
  const { tooDeepAt } = tree.data ?? {};
  if (tooDeepAt !== undefined) report(tooDeepAt, 'quotes or lists are nested too deep');
  reportUnusedNotes(tree, report);
  for (const node of tree.children) if (node.type === 'paragraph') convert(node, hasBlocks);
  let line = 1;
  visit(tree, (node, _index, parent) => {
    // Links made of a bare address have no position of their own: they are in the text before them.
    line = node.position?.start.line ?? line;
    const reasons = mistakesOf(node, parent, hasBlocks);
    const reference = referenceOf(node);
    if (
      reference?.to === 'block' &&
      references.some(({ to, name }) => to === 'block' && name === reference.name)
    )
      reasons.push(`[[${reference.name}]] stands on a page once`);
    else if (reference) references.push({ ...reference, line });
    if (node.type === 'heading') {
      if (node.depth === 3 && !hasSection) reasons.push('a heading with ### needs one with ## above it');
      hasSection ||= node.depth === 2;
    }
    // The file has none: this is one that was written as a reference, as in &#12;.
    if (Object.values(node).some((value) => typeof value === 'string' && hasUnprintable(value)))
      reasons.push(unprintableReason);
    for (const reason of reasons) report(line, reason);
    const fill = (text: string) => fillText(text, facts, (reason) => report(line, reason));
    if (node.type === 'text' && !node.value.includes(chart)) node.value = fill(node.value);
    if (node.type !== 'image') return;
    node.alt = node.alt && fill(node.alt);
    node.title = node.title && fill(node.title);
  });
  return references;
}
