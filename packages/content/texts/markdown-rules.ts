import type { FootnoteDefinition, Heading, Image, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { fillText, type Quotable } from '../words/placeholders.ts';
import { once } from '#packages/site/once.ts';
import { mistakeInLine, type Mistake } from '../reading/mistakes.ts';
import { hasUnprintable, unprintableReason } from '../reading/unprintable.ts';
import { chartPlaceholder as chart } from './parse-markdown.ts';

export type Known = {
  facts: Quotable;
  /** Why an address without its hash leads nowhere in this language, if so. */
  linkMistake: (address: string) => string | undefined;
  pictureMistakes: (file: string) => string[];
  /** Why a block cannot stand in this text, if so. Undefined for texts without blocks. */
  blockMistake?: (name: string) => string | undefined;
};

// A block of the site, in a paragraph of its own.
const block = /\[\[([^[\]]*)\]\]/;

/** Whether an address can stand in a document, where it is percent-encoded: https, with a host, without a password. */
function isWebAddress(url: string): boolean {
  if (!url.startsWith('https://') || /%(?![\da-f]{2})/i.test(url)) return false;
  const parsed = URL.parse(encodeURI(url));
  return parsed !== null && parsed.username === '' && !parsed.hostname.includes('..');
}

function linkMistakes(url: string, { linkMistake }: Known): string[] {
  if (/^(?:mailto:.|tel:.|#)/.test(url)) return [];
  if (isWebAddress(url)) return [];
  if (!url.startsWith('/'))
    return [`${url} is not a link: write https://…, or an address of this site as in /services`];
  return [linkMistake(url.replace(/#.*/s, '')) ?? []].flat();
}

function imageMistakes({ alt, data, url }: Image, { pictureMistakes }: Known): string[] {
  return [
    ...(data?.isPlaced ? [] : ['a picture stands in a paragraph of its own']),
    ...(alt?.trim()
      ? []
      : [`![](${url}) needs alternative text between [ and ]: what it shows, in a sentence`]),
    ...pictureMistakes(url),
  ];
}

function headingMistakes(heading: Heading): string[] {
  if (heading.depth !== 2 && heading.depth !== 3)
    return ['headings have two or three #; the title stands above the text'];
  return toString(heading).trim() === '' ? ['a heading needs words'] : [];
}

function placedMistakes(text: string, { blockMistake }: Known): string[] {
  const [written] = block.exec(text) ?? [];
  const isPlaceless = written !== undefined && !blockMistake;
  const alone = [...(text.includes(chart) ? [chart] : []), ...(written && blockMistake ? [written] : [])];
  return [
    ...alone.map((each) => `${each} stands in a paragraph of its own`),
    ...(isPlaceless ? [`${written} shows a part of the site on pages alone: leave it out here`] : []),
  ];
}

function unusedNotes(tree: Root): number[] {
  const used = new Set<string>();
  const notes: FootnoteDefinition[] = [];
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') used.add(node.identifier);
    if (node.type === 'footnoteDefinition') notes.push(node);
  });
  return notes
    .filter(({ identifier }) => !used.has(identifier))
    .map(({ position }) => position?.start.line ?? 1);
}

function mistakesOf(node: Nodes, known: Known): string[] {
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
        ...linkMistakes(node.url, known),
      ];
    case 'definition':
      return linkMistakes(node.url, known);
    case 'table':
      return node.children[0]?.children.some((cell) => toString(cell).trim() === '')
        ? ['each column of a table needs a heading, which screen readers say with its cells']
        : [];
    case 'text':
      return placedMistakes(node.value, known);
    case 'paragraph':
      return node.data?.blockMistakes ?? [];
    case 'listItem':
      return typeof node.checked === 'boolean' ? ['texts have no boxes to tick'] : [];
    case 'image':
      return imageMistakes(node, known);
    case 'imageReference':
      return ['a picture is written ![what it shows](its-name.jpg), in one place'];
    default:
      return [];
  }
}

/** Converts the chart's placeholder paragraphs to elements whose attribute marks them for the prerenderer and browsers. */
function placeCharts({ children }: Root): void {
  for (const node of children) {
    if (node.type !== 'paragraph' || toString(node) !== chart) continue;
    node.children = [];
    node.data = { hName: 'div', hProperties: { dataChart: 'shared-day' } };
  }
}

declare module 'mdast' {
  interface ImageData {
    isPlaced?: boolean;
  }
  interface ParagraphData {
    blockMistakes?: string[];
  }
}

/** Converts paragraphs that name a block to elements whose attribute marks its place. */
function placeBlocks({ children }: Root, { blockMistake }: Known): void {
  if (!blockMistake) return;
  const placed = new Set<string>();
  for (const node of children) {
    if (node.type !== 'paragraph') continue;
    const written = toString(node);
    const [all, name = ''] = block.exec(written) ?? [];
    if (all !== written) continue;
    const mistake = placed.has(name) ? 'stands on a page once' : blockMistake(name);
    placed.add(name);
    node.children = [];
    node.data = {
      hName: 'div',
      hProperties: { dataBlock: name },
      blockMistakes: mistake === undefined ? [] : [`${all} ${mistake}`],
    };
  }
}

/** Converts paragraphs that contain only a picture to figures, captioned with the picture's title. */
function placePictures({ children }: Root): void {
  for (const node of children) {
    const [image, ...others] = node.type === 'paragraph' ? node.children : [];
    if (image?.type !== 'image' || others.length > 0) continue;
    image.data = { isPlaced: true };
    node.data = { hName: 'figure' };
  }
}

export function hasBlocks({ children }: Root): boolean {
  return children.some((node) => node.data?.hProperties?.dataBlock !== undefined);
}

export const picturesIn = once((tree: Root): string[] => {
  const files: string[] = [];
  visit(tree, 'image', ({ url }) => void files.push(url));
  return files;
});

/** Fills a parsed text in place. `linesBefore` counts the lines above the Markdown in its file. */
export function checkMarkdown(tree: Root, known: Known, linesBefore: number): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = (line: number, reason: string) => mistakes.push(mistakeInLine(line + linesBefore, reason));
  let hasSection = false;
  const { slips = [], tooDeepAt } = tree.data ?? {};
  if (tooDeepAt !== undefined) report(tooDeepAt, 'quotes or lists are nested too deep');
  for (const { line, reason } of slips) report(line, reason);
  for (const line of unusedNotes(tree)) report(line, 'no text refers to this note, so nothing would show it');
  placeCharts(tree);
  placePictures(tree);
  placeBlocks(tree, known);
  let line = 1;
  visit(tree, (node) => {
    // Links made of a bare address have no position of their own: they are in the text before them.
    line = node.position?.start.line ?? line;
    const reasons = mistakesOf(node, known);
    if (node.type === 'heading') {
      if (node.depth === 3 && !hasSection) reasons.push('a heading with ### needs one with ## above it');
      hasSection ||= node.depth === 2;
    }
    // The file has none: this is one that was written as a reference, as in &#12;.
    if (Object.values(node).some((value) => typeof value === 'string' && hasUnprintable(value)))
      reasons.push(unprintableReason);
    for (const reason of reasons) report(line, reason);
    const fill = (text: string) => fillText(text, known.facts, (reason) => report(line, reason));
    if (node.type === 'text' && !node.value.includes(chart)) node.value = fill(node.value);
    if (node.type !== 'image') return;
    node.alt = node.alt && fill(node.alt);
    node.title = node.title && fill(node.title);
  });
  return mistakes;
}
