/** What was not changed is written as it was read, to the byte. */
import type { Root, RootContent } from 'mdast';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import type { Mark, Node } from 'prosemirror-model';
import { visit } from 'unist-util-visit';
import { isPart, type ReadBlock, type ReadText } from './read-markdown.ts';

/** A word, a line break or a sign, with its marks. */
type Item = { node: Node; marks: readonly Mark[]; text?: string };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has the names and the fields of Markdown
const markdown = (type: string, fields: object) => ({ type, ...fields }) as RootContent;

/** Takes spaces at the ends of marked words out of the marks, which Markdown would not read as marks otherwise. */
function itemsOf(node: Node): Item[] {
  const items = node.children.flatMap((child): Item[] => {
    const { marks, text } = child;
    if (text === undefined || marks.some(({ type }) => type.spec.code)) return [{ node: child, marks }];
    return (text.match(/\s+|\S+(?:\s+\S+)*/g) ?? []).map((part) => ({ node: child, marks, text: part }));
  });
  return items.map((item, index) => {
    if (item.text?.trim() !== '') return item;
    const beside = [items[index - 1], items[index + 1]];
    return {
      ...item,
      marks: item.marks.filter((mark) => beside.every((each) => each && mark.isInSet(each.marks))),
    };
  });
}

/** How many of the first items have the mark. */
function lengthOf(mark: Mark, items: readonly Item[]): number {
  const end = items.findIndex(({ marks }) => !mark.isInSet(marks));
  return end < 0 ? items.length : end;
}

function leafOf({ node, marks, text }: Item): RootContent {
  if (node.text === undefined) return markdown(node.type.name, node.attrs);
  // All other marks are already around it.
  return marks.length > 0
    ? { type: 'inlineCode', value: node.text }
    : { type: 'text', value: text ?? node.text };
}

/** Puts each mark around as many items as possible. */
function nested(items: readonly Item[]): RootContent[] {
  const [first] = items;
  if (!first) return [];
  const marks = first.marks.filter(({ type }) => !type.spec.code);
  const [mark] = marks.toSorted((one, other) => lengthOf(other, items) - lengthOf(one, items));
  if (mark) {
    const length = lengthOf(mark, items);
    const within = items.slice(0, length).map((item) => ({ ...item, marks: mark.removeFromSet(item.marks) }));
    return [
      markdown(mark.type.name, { ...mark.attrs, children: nested(within) }),
      ...nested(items.slice(length)),
    ];
  }
  return [leafOf(first), ...nested(items.slice(1))];
}

const isEmpty = ({ node, text }: Item) => node.type.name === 'break' || text?.trim() === '';

function phrasing(node: Node, isOneLine = false): RootContent[] {
  const all = itemsOf(node).filter((item) => !isOneLine || item.node.type.name !== 'break');
  const from = all.findIndex((item) => !isEmpty(item));
  const to = all.findLastIndex((item) => !isEmpty(item));
  return from < 0 ? [] : nested(all.slice(from, to + 1));
}

const rowOf = ({ children }: Node) =>
  markdown('tableRow', {
    children: children.map((cell) => markdown('tableCell', { children: phrasing(cell, true) })),
  });

const paragraphOf = (children: RootContent[]) =>
  children.length === 0 ? [] : [markdown('paragraph', { children })];

const raw = (value: string) => [markdown('html', { value })];

/** Empty for an empty paragraph. */
function blockOf(node: Node): RootContent[] {
  const { type, attrs, textContent } = node;
  const own = (fields: object) => [markdown(type.name, { ...attrs, ...fields })];
  switch (type.name) {
    case 'paragraph':
      return isPart(textContent) ? raw(textContent) : paragraphOf(phrasing(node));
    case 'heading':
      return own({ children: phrasing(node, true) });
    case 'code':
      return own({ lang: attrs.lang?.trim(), value: textContent });
    case 'table': {
      const align = node.firstChild?.children.map((cell) => cell.attrs.align) ?? [];
      return own({ align, children: node.children.map(rowOf) });
    }
    case 'picture':
      return paragraphOf([
        markdown('image', { ...attrs, alt: attrs.alt.trim(), title: attrs.title?.trim() }),
      ]);
    case 'part':
      return raw(attrs.written);
    case 'source':
      return raw(textContent);
    default:
      return own({ children: node.children.flatMap(blockOf) });
  }
}

/** Breaks lines only before words: anything else could be markup at the start of a line. */
function wrapped(paragraph: string, width: number): string {
  const line = new RegExp(String.raw`(?!.{0,${width}}$)(.{1,${width}}) (?=\*{0,2}\p{L})`, 'gmu');
  return paragraph.replaceAll(line, '$1\n');
}

function widthOf({ blocks }: ReadText): number | undefined {
  const lines = blocks
    .filter(({ node, text }) => node.type.name === 'paragraph' && text.includes('\n'))
    .flatMap(({ text }) => text.split('\n').map((line) => line.length));
  return lines.length === 0 ? undefined : Math.max(...lines);
}

const findAddresses = gfmFromMarkdown().flatMap(({ transforms }) => transforms ?? []);

/** Markdown reads addresses in words as links, however they are escaped. */
function linkAddresses(root: Root): void {
  for (const find of findAddresses) find(root);
  visit(root, 'link', (link) => {
    // `http` is Markdown's guess.
    if (link.url === `http://${toString(link)}`) link.url = `https://${toString(link)}`;
  });
}

/** Two lists in a row are told apart by their signs: `isOther` is for the second. */
function written(node: Node, width: number | undefined, isOther = false): string {
  const root: Root = { type: 'root', children: blockOf(node) };
  linkAddresses(root);
  return toMarkdown(root, {
    rule: '-',
    quote: "'",
    resourceLink: true,
    bullet: isOther ? '*' : '-',
    bulletOrdered: isOther ? ')' : '.',
    extensions: [gfmToMarkdown()],
    handlers: {
      // The backslash before a brace is the writer's own.
      text: (own, parent, state, info) =>
        defaultHandlers.text(own, parent, state, info).replaceAll(/\\\\(?=[{}])/g, '\\'),
      paragraph: (own, parent, state, info) => {
        const text = defaultHandlers.paragraph(own, parent, state, info);
        if (width === undefined) return text;
        return wrapped(text, parent?.type === 'root' ? width : Math.max(width - 3, 1));
      },
    },
  }).trimEnd();
}

const signOf = ({ type }: Node, text: string): string =>
  (type.name === 'list' && /[-*+.)]/.exec(text)?.[0]) || '';

/** The index of the block that the node was read from; -1 if it has been changed. */
function readAs(node: Node, blocks: readonly ReadBlock[], next: number): number {
  if (blocks[next]?.node.eq(node)) return next;
  const same = blocks.findIndex((block) => block.node === node);
  return same < 0 ? blocks.findIndex((block) => block.node.eq(node)) : same;
}

/** `pos` is in the document; `index` is that of the block that it was read from: a new one has the next. */
type WrittenBlock = ReadBlock & { pos: number; index: number };

/** What the document has in common with the text that was read keeps its own lines. */
export function writtenBlocks(doc: Node, read: ReadText): WrittenBlock[] {
  const { blocks } = read;
  const width = widthOf(read);
  const all: WrittenBlock[] = [];
  doc.forEach((node, pos) => {
    const last = all.at(-1);
    const next = last ? last.index + 1 : 0;
    const found = readAs(node, blocks, next);
    const own = blocks[found]?.text ?? written(node, width);
    if (own === '') return;
    const sign = last ? signOf(last.node, last.text) : '';
    const isNext = found === next;
    const isSame = !isNext && sign !== '' && sign === signOf(node, own);
    const text = isSame ? written(node, width, sign !== '*' && sign !== ')') : own;
    const gap = (isNext ? blocks[found]?.gap : undefined) ?? (last ? '\n\n' : '');
    all.push({ node, pos, index: found < 0 ? blocks.length : found, gap, text });
  });
  return all;
}

export function writeMarkdown(doc: Node, read: ReadText): string {
  const all = writtenBlocks(doc, read);
  const last = all.at(-1);
  if (!last) return '';
  const end = last.index === read.blocks.length - 1 ? read.tail : '\n';
  return all.map(({ gap, text }) => gap + text).join('') + end;
}
