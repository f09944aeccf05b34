/** Reads what Word, PowerPoint, Google Docs, other programs and web pages put on the clipboard, as far as a text can have it. */
import type { Element, ElementContent, Root as Html } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Heading, Nodes, Root } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { withoutUnprintable } from '#packages/content/reading/unprintable.ts';
import {
  classesOf,
  element,
  elementsIn,
  inlineStyles,
  styleOf,
  type LeaveOut,
  type Parent,
} from './paste-elements.ts';
import { gatherLists } from './paste-lists.ts';
import { gatherNotes } from './paste-notes.ts';

const dropped = new Set('head style script meta link title svg xml o:p'.split(' '));
const notALink = /^(?:#|file:|javascript:)|^$/i;

function tagsOf({ tagName }: Element, style: string): string[] {
  if (tagName !== 'span') return [];
  return [
    ...(/(?<![\w-])font-weight: ?(?:bold|[6-9]00)/.test(style) ? ['strong'] : []),
    ...(/(?<![\w-])font-style: ?italic/.test(style) ? ['em'] : []),
    ...(/text-decoration[\w-]*: ?[^;]*line-through/.test(style) ? ['del'] : []),
    ...(/text-decoration[\w-]*: ?[^;]*underline/.test(style) ? ['u'] : []),
    ...(/vertical-align: ?super/.test(style) ? ['sup'] : []),
    ...(/vertical-align: ?sub/.test(style) ? ['sub'] : []),
  ];
}

/** Google Docs puts a `b` of normal weight around all that is copied. */
const isUndone = ({ tagName }: Element, style: string) =>
  (/^(?:b|strong)$/.test(tagName) && /(?<![\w-])font-weight: ?(?:normal|400)/.test(style)) ||
  (/^(?:i|em)$/.test(tagName) && /(?<![\w-])font-style: ?normal/.test(style));

/** Replaces styles by elements, and drops what is not visible. Links are underlined anyhow. */
function simplify(parent: Parent, isInLink = false): void {
  const children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    const { tagName } = child;
    const style = styleOf(child);
    if (dropped.has(tagName) || /(?<![\w-])display: ?none|mso-hide: ?all/.test(style)) return [];
    simplify(child, isInLink || tagName === 'a');
    const isNoLink = tagName === 'a' && notALink.test(child.properties.href ?? '');
    if (isNoLink || isUndone(child, style) || (isInLink && tagName === 'u')) return child.children;
    if (/MsoTitle/.test(classesOf(child))) child.tagName = 'h1';
    const tags = tagsOf(child, style).filter((tag) => tag !== 'u' || !isInLink);
    const captions =
      tagName === 'table' ? elementsIn(child).filter((each) => each.tagName === 'caption') : [];
    return [
      ...captions.map((caption) => element('p', caption.children)),
      tags.reduce((inner, tag) => element(tag, [inner]), child),
    ];
  });
  parent.children = children;
}

const block = 'p, div, li, h1, h2, h3, h4, h5, h6, pre, blockquote';

/** Cells are one line each in Markdown. */
function flattenCells(tree: Html, leaveOut: LeaveOut): void {
  for (const cell of selectAll('td, th', tree)) {
    const blocks = selectAll(block, cell).filter((each) => toString(each).trim() !== '');
    if (Math.max(blocks.length, 1) + selectAll('br', cell).length > 1) leaveOut('line breaks in tables');
    for (const inner of selectAll(`br, ul, ol, ${block}`, cell)) {
      inner.tagName = 'span';
      inner.children.push({ type: 'text', value: ' ' });
    }
    const { colSpan, rowSpan } = cell.properties;
    if (Number(colSpan ?? 1) > 1 || Number(rowSpan ?? 1) > 1) leaveOut('merged cells');
  }
}

const characters: Readonly<Record<string, readonly [from: string, to: string]>> = {
  sup: ['0123456789+-−=()ni ', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ '],
  sub: ['0123456789+-−=() ', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ '],
};

const sizeOf = (line: Element) => Number(/font: [^;]*?([\d.]+)px/.exec(styleOf(line))?.[1] ?? 0);

/** Makes headings of paragraphs in larger letters than most: macOS copies rich text, also from Pages, without headings. */
function headBySize(tree: Html): void {
  const lines = selectAll('p', tree).filter((line) => sizeOf(line) > 0);
  const bySize = Map.groupBy(lines, sizeOf);
  const lengthOf = (size: number) => (bySize.get(size) ?? []).map(toString).join('').length;
  const sizes = [...bySize.keys()].toSorted((one, other) => other - one);
  const usual = sizes.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? 0;
  for (const [level, size] of sizes.filter((each) => each > usual * 1.15).entries())
    for (const line of bySize.get(size) ?? []) line.tagName = `h${Math.min(level + 1, 6)}`;
}

/** Notion copies line breaks as characters. */
function breakLines(tree: Html): void {
  visit(tree, 'text', (text, index, parent) => {
    const [first = '', ...others] = text.value.split(/(?<=\S)\n(?=\S)/);
    if (index === undefined || parent?.type !== 'element' || parent.tagName === 'code') return;
    text.value = first;
    const more = others.flatMap((value) => [element('br', []), { type: 'text' as const, value }]);
    parent.children.splice(index + 1, 0, ...more);
  });
}

const named = ({ properties: { label } }: Element) => ({ identifier: String(label), label: String(label) });

function handlersFor(leaveOut: LeaveOut): Record<string, Handle> {
  const without =
    (what: string): Handle =>
    (state, node) => {
      if (toString(node).trim() !== '') leaveOut(what);
      return state.all(node);
    };
  const no =
    (what: string): Handle =>
    () =>
      leaveOut(what);
  // Raised or lowered digits are characters of their own.
  const raised: Handle = (state, node, parent) => {
    const [from, to] = characters[node.tagName] ?? ['', ''];
    const words = toString(node);
    if (![...words].every((letter) => from.includes(letter)))
      return without('superscripts or subscripts')(state, node, parent);
    visit(node, 'text', (text) => {
      text.value = [...text.value].map((letter) => to[from.indexOf(letter)]).join('');
    });
    return state.all(node);
  };
  const embedded = no('videos or other embedded parts');
  return {
    audio: embedded,
    embed: embedded,
    iframe: embedded,
    object: embedded,
    video: embedded,
    math: no('formulas'),
    input: (_, { properties: { type } }) => (type === 'checkbox' ? leaveOut('boxes to tick') : undefined),
    img: (_, { properties: { ariaRoleDescription } }) =>
      leaveOut(String(ariaRoleDescription) === 'checkbox' ? 'boxes to tick' : 'pictures'),
    mark: (state, node) => state.all(node),
    u: without('underlines'),
    sup: raised,
    sub: raised,
    note: (state, node) => ({
      type: 'footnoteDefinition',
      ...named(node),
      children: state.toFlow(state.all(node)),
    }),
    'note-sign': (_, node) => ({ type: 'footnoteReference', ...named(node) }),
  };
}

/** Makes the largest headings those below the title of the page, and all others the next smaller ones. */
function levelHeadings(tree: Root): void {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => void headings.push(heading));
  const largest = Math.min(...headings.map(({ depth }) => depth));
  for (const heading of headings) {
    heading.depth = heading.depth === largest ? 2 : 3;
    // Headings are bold anyhow.
    heading.children = heading.children.flatMap((child) =>
      child.type === 'strong' ? child.children : [child],
    );
  }
}

const isParagraph = ({ type }: Nodes) => type === 'paragraph';
const isEmpty = (node: Nodes) => (isParagraph(node) || node.type === 'heading') && !/\S/.test(textIn(node));

/** What a text cannot have, with its count. */
type LeftOut = ReadonlyMap<string, number>;

/** @param firstNote the number of its first note, after those that the text already has */
export function readHtml(html: string, firstNote = 1): { tree: Root; leftOut: LeftOut } {
  const tree = fromHtml(withoutUnprintable(html));
  const leftOut = new Map<string, number>();
  const leaveOut = (what: string) => void leftOut.set(what, (leftOut.get(what) ?? 0) + 1);
  inlineStyles(tree);
  if (html.includes('Cocoa HTML Writer')) headBySize(tree);
  if (html.includes('<!-- notionvc')) breakLines(tree);
  gatherNotes(tree, firstNote, leaveOut);
  gatherLists(tree);
  simplify(tree);
  flattenCells(tree, leaveOut);
  const markdown = toMdast(tree, { handlers: handlersFor(leaveOut) });
  if (markdown.type !== 'root') return { tree: { type: 'root', children: [] }, leftOut };
  levelHeadings(markdown);
  // A rule above the notes, which the site draws by itself.
  const last = markdown.children.findLast(({ type }) => type !== 'footnoteDefinition');
  if (last?.type === 'thematicBreak') markdown.children.splice(markdown.children.indexOf(last), 1);
  visit(markdown, (node, index, parent) => {
    if (node.type === 'text' && parent?.type === 'paragraph' && index === 0)
      node.value = node.value.replace(/^\[[ xX]?\]\s+/, () => (leaveOut('boxes to tick'), ''));
    // What is between braces would be a figure.
    if (node.type === 'text') node.value = node.value.replaceAll(/\{[^{}]*\}|[{}]/g, String.raw`\$&`);
    if (node.type === 'listItem' && typeof node.checked === 'boolean') leaveOut('boxes to tick');
    // An item with a single paragraph is written without empty lines.
    if (node.type === 'listItem')
      Object.assign(node, { checked: null, spread: node.children.filter(isParagraph).length > 1 });
    if (node.type === 'list') node.spread = false;
    // The next row becomes the headings, without which a table cannot be published.
    if (node.type === 'table' && textIn(node.children[0]) === '') node.children.shift();
    if (!parent || index === undefined || !isEmpty(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return { tree: markdown, leftOut };
}

/** Empty if nothing was left out. */
export function leftOutWords(leftOut: LeftOut): string {
  if (leftOut.size === 0) return '';
  const all = [...leftOut].map(([what, count]) => `${what} (${count})`);
  const remedy = ' Save each picture on your computer, and add it with “Add a picture”.';
  return `Not kept of what you pasted: ${all.join(', ')}.${leftOut.has('pictures') ? remedy : ''}`;
}
