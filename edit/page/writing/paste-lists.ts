/** Makes lists of what other programs copy as paragraphs, or as lists beside the item that they belong to. */
import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { classesOf, element, elementsIn, styleOf, type Parent } from './paste-elements.ts';

type FlatItem = { level: number; start: number | undefined; children: ElementContent[] };

const marker = /mso-list:\s*ignore|mso-special-format/i;
// A single letter, such as o, is a bullet of Word; with a point or a bracket it is a number.
const numbered = /^\(?(?:\d+|[a-z]{1,5})[.)]/i;

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

const isList = (node: Parent | ElementContent): boolean =>
  node.type === 'element' && /^[uo]l$/.test(node.tagName);

/** Lists that are in a list in place of an item, or are all that an item has. */
function listsAlone(child: ElementContent): Element[] {
  if (child.type !== 'element') return [];
  if (isList(child)) return [child];
  if (child.tagName !== 'li') return [];
  const inside = child.children.filter((each) => each.type !== 'text' || each.value.trim() !== '');
  return inside.every(isList) ? elementsIn(child) : [];
}

export function gatherLists(parent: Parent): void {
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
    const inner = isList(parent) ? listsAlone(child) : [];
    if (item) items.push(item);
    else if (items.length > 0 && child.type === 'text' && child.value.trim() === '') continue;
    else if (before?.type === 'element' && inner.length > 0) {
      for (const list of inner) gatherLists(list);
      before.children.push(...inner);
    } else {
      flush();
      if (!isList(parent) || child.type === 'element') children.push(child);
      if (child.type === 'element') gatherLists(child);
    }
  }
  flush();
  parent.children = children;
}
