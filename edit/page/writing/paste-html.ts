/** Reads what other programs put on the clipboard: of Word, PowerPoint, Google Docs and web pages, what a text can have. */
import type { Element, ElementContent, Root as Html } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Heading, Nodes, Root } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { withoutUnprintable } from '#packages/content/reading/unprintable.ts';

type Parent = Html | Element;
type FlatItem = { level: number; start: number | undefined; children: ElementContent[] };

const dropped = new Set(
  'head style script meta link title img picture video iframe input xml o:p'.split(' '),
);
const notALink = /^(?:#_|file:|javascript:)|^$/i;
const marker = /mso-list:\s*ignore|mso-special-format/i;
// A single letter, such as o, is a sign of Word; with a point or a bracket it is a number.
const numbered = /^\(?(?:\d+|[a-z]{1,5})[.)]/i;

const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const styleOf = ({ properties }: Element) => (properties.style ?? '').replaceAll(/\s+/g, ' ');
const classesOf = ({ properties }: Element) => [properties.className ?? []].flat().join(' ');
const elementsIn = (parent: Parent): Element[] =>
  [...parent.children].flatMap((child) => (child.type === 'element' ? child : []));

function tagsOf({ tagName }: Element, style: string): string[] {
  if (tagName !== 'span') return [];
  return [
    ...(/font-weight: ?(?:bold|[6-9]00)/.test(style) ? ['strong'] : []),
    ...(/font-style: ?italic/.test(style) ? ['em'] : []),
    ...(/text-decoration[\w-]*: ?[^;]*line-through/.test(style) ? ['del'] : []),
  ];
}

/** Replaces looks by what they mean, and drops what a text cannot have. */
function simplify(parent: Parent): void {
  const children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    if (dropped.has(child.tagName)) return [];
    simplify(child);
    const style = styleOf(child);
    if (child.tagName === 'a' && notALink.test(child.properties.href ?? '')) return child.children;
    // Google Docs puts all that was copied into one.
    if (child.tagName === 'b' && /font-weight: ?(?:normal|400)/.test(style)) return child.children;
    if (/MsoTitle/.test(classesOf(child))) child.tagName = 'h1';
    const tags = tagsOf(child, style);
    return [tags.reduce((inner, tag) => element(tag, [inner]), child)];
  });
  parent.children = children;
}

/** Takes the sign of an item out of it, and returns the sign. */
function takeMarker(item: Element): Element | undefined {
  let found: Element | undefined;
  visit(item, 'element', (child, index, parent) => {
    if (index === undefined || !parent || !marker.test(styleOf(child))) return undefined;
    parent.children.splice(index, 1);
    found = child;
    return EXIT;
  });
  return found;
}

function flatItem(child: ElementContent): FlatItem | undefined {
  if (child.type !== 'element') return undefined;
  const [, ofWord] = /mso-list:[^;]*level(\d+)/.exec(styleOf(child)) ?? [];
  // Word on the web draws each item as a list of its own.
  const [list] = /ListContainerWrapper/.test(classesOf(child)) ? elementsIn(child) : [];
  const [item] = list ? elementsIn(list) : [];
  if (list && item) {
    const { dataAriaLevel = 1, dataAriaPosinset = 1 } = item.properties;
    const start = list.tagName === 'ol' ? Number(dataAriaPosinset) : undefined;
    return { level: Number(dataAriaLevel), start, children: item.children };
  }
  const isBlock =
    /^(?:p|div)$/.test(child.tagName) &&
    !elementsIn(child).some(({ tagName }) => /^(?:p|div)$/.test(tagName));
  const sign = isBlock && takeMarker(child);
  if (!sign) return undefined;
  const words = toString(sign).trim();
  const start = numbered.test(words) ? Number.parseInt(words) || 1 : undefined;
  const [, ofPowerPoint] = /^O(\d)$/.exec(classesOf(child)) ?? [];
  return { level: Number(ofWord ?? Number(ofPowerPoint ?? 0) + 1), start, children: child.children };
}

function nestedLists(items: readonly FlatItem[]): Element[] {
  const [first] = items;
  if (!first) return [];
  const lists: Element[] = [];
  for (let at = 0; at < items.length;) {
    const item = items[at] ?? first;
    const next = items.findIndex(({ level }, index) => index > at && level <= item.level);
    const end = next < 0 ? items.length : next;
    const inner = nestedLists(items.slice(at + 1, end));
    const own = element('li', [...item.children, ...inner]);
    const list = lists.at(-1);
    const tagName = item.start === undefined ? 'ul' : 'ol';
    if (list?.tagName === tagName) list.children.push(own);
    else lists.push(element(tagName, [own], item.start === undefined ? {} : { start: item.start }));
    at = end;
  }
  return lists;
}

/** Makes lists of paragraphs that look like items, and puts lists that stand in a list into the item before them. */
function gatherLists(parent: Parent): void {
  const children: ElementContent[] = [];
  let items: FlatItem[] = [];
  const flush = () => {
    children.push(...nestedLists(items));
    items = [];
  };
  for (const child of parent.children) {
    if (child.type === 'doctype') continue;
    const item = flatItem(child);
    const before = children.at(-1);
    if (item) items.push(item);
    else if (items.length > 0 && child.type === 'text' && child.value.trim() === '') continue;
    else if (isList(parent) && isList(child) && before?.type === 'element') before.children.push(child);
    else {
      flush();
      if (!isList(parent) || child.type === 'element') children.push(child);
      if (child.type === 'element') gatherLists(child);
    }
  }
  flush();
  parent.children = children;
}

function isList(node: Parent | ElementContent): node is Element {
  return node.type === 'element' && /^[uo]l$/.test(node.tagName);
}

/** Makes the cells of the first row headings, without which a table cannot be published, and of each cell a line. */
function headTables(tree: Html): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    let isFirst = true;
    visit(table, 'element', (inner) => {
      if (!/^(?:p|div)$/.test(inner.tagName)) return;
      inner.tagName = 'span';
      inner.children.push({ type: 'text', value: ' ' });
    });
    visit(table, 'element', (row) => {
      if (row.tagName !== 'tr' || !isFirst) return;
      isFirst = false;
      for (const cell of elementsIn(row)) cell.tagName = 'th';
    });
  });
}

/** Makes the largest headings those below the title of the page, and all others the next smaller ones. */
function levelHeadings(tree: Root): void {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => void headings.push(heading));
  const largest = Math.min(...headings.map(({ depth }) => depth));
  for (const heading of headings) {
    heading.depth = heading.depth === largest ? 2 : 3;
    // They are bold as they are.
    heading.children = heading.children.flatMap((child) =>
      child.type === 'strong' ? child.children : [child],
    );
  }
}

const isParagraph = ({ type }: Nodes) => type === 'paragraph';
const isEmpty = (node: Nodes) => (isParagraph(node) || node.type === 'heading') && !/\S/.test(textIn(node));

export function readHtml(html: string): Root {
  const tree = fromHtml(withoutUnprintable(html));
  gatherLists(tree);
  simplify(tree);
  headTables(tree);
  const markdown = toMdast(tree);
  if (markdown.type !== 'root') return { type: 'root', children: [] };
  levelHeadings(markdown);
  visit(markdown, (node, index, parent) => {
    // A single paragraph in an item is its words.
    if (node.type === 'listItem')
      Object.assign(node, { checked: null, spread: node.children.filter(isParagraph).length > 1 });
    if (node.type === 'list') node.spread = false;
    if (!parent || index === undefined || !isEmpty(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return markdown;
}
