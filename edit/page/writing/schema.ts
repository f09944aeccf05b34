/**
 * What the site's Markdown allows, and no more. Nodes and marks have the names and fields of Markdown's syntax tree (mdast), except
 * those of tables, and those that are only here: `picture`, `part` and `source`.
 */
import { Schema, type Attrs, type DOMOutputSpec, type NodeSpec } from 'prosemirror-model';
import { listItem } from 'prosemirror-schema-list';
import { tableNodes } from 'prosemirror-tables';

const inCells = tableNodes({
  tableGroup: 'block',
  cellContent: 'inline*',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.dataset.align ?? null,
      setDOMAttr: (value, attributes) => {
        if (typeof value === 'string') attributes['data-align'] = value;
      },
    },
  },
});

const drawnAs = (tag: string) => ({ parseDOM: [{ tag }], toDOM: (): DOMOutputSpec => [tag, 0] });

/** As attributes, from which the fields are read when the node is pasted. */
const inData = (fields: Attrs) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`data-${name}`, value]));
const fieldsIn = ({ dataset }: HTMLElement) => ({ ...dataset });

/** Whether there are empty lines between items, or within one. */
const spread = { spread: { default: false } };

const onlyText = { content: 'text*', marks: '', code: true, defining: true } as const;

/** For what is moved and removed as a whole, and written as it was read. */
const whole = { group: 'placed', atom: true, defining: true } as const;

const blocks = {
  paragraph: { group: 'block', content: 'inline*', ...drawnAs('p') },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { depth: { default: 2 } },
    parseDOM: [
      { tag: 'h2', attrs: { depth: 2 } },
      { tag: 'h3', attrs: { depth: 3 } },
    ],
    toDOM: ({ attrs }) => [`h${attrs.depth}`, 0],
  },
  blockquote: { group: 'block', content: 'block+', defining: true, ...drawnAs('blockquote') },
  list: {
    group: 'block',
    content: 'listItem+',
    attrs: { ordered: { default: false }, start: { default: null }, ...spread },
    parseDOM: [
      { tag: 'ul' },
      { tag: 'ol', getAttrs: (list) => ({ ordered: true, start: Number(list.getAttribute('start') ?? 1) }) },
    ],
    toDOM: ({ attrs: { ordered, start } }) => (ordered ? ['ol', { start }, 0] : ['ul', 0]),
  },
  listItem: { ...listItem, content: 'block+', attrs: spread },
  code: {
    ...onlyText,
    group: 'block',
    attrs: { lang: { default: null }, meta: { default: null } },
    parseDOM: [{ tag: 'pre:not([data-source])', preserveWhitespace: 'full', getAttrs: fieldsIn }],
    toDOM: ({ attrs }) => ['pre', inData(attrs), ['code', 0]],
  },
  thematicBreak: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
} satisfies Record<string, NodeSpec>;

const atTheTop = {
  picture: {
    ...whole,
    draggable: true,
    attrs: { url: {}, alt: { default: '' }, title: { default: null } },
    parseDOM: [{ tag: 'figure[data-url]', getAttrs: fieldsIn }],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'figure',
      inData(attrs),
      ['img', { src: `/content/media/${encodeURIComponent(attrs.url)}`, alt: attrs.alt }],
      ['figcaption', attrs.title ?? ''],
    ],
  },
  /** A part of the site, such as its chart. */
  part: {
    ...whole,
    attrs: { written: {} },
    parseDOM: [{ tag: '[data-written]', getAttrs: fieldsIn }],
    toDOM: ({ attrs }) => [
      'div',
      inData(attrs),
      `Here the page shows: ${attrs.written.replaceAll(/[[\]{}]/g, '')}`,
    ],
  },
  footnoteDefinition: {
    group: 'placed',
    content: 'block+',
    defining: true,
    attrs: { label: {} },
    parseDOM: [{ tag: 'aside[data-label]', getAttrs: fieldsIn }],
    toDOM: ({ attrs }) => ['aside', { ...inData(attrs), 'aria-label': `Note ${attrs.label}` }, 0],
  },
  /** Markdown that has no other form here, and stays as it is. */
  source: {
    ...onlyText,
    group: 'placed',
    parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', { 'data-source': '' }, ['code', 0]],
  },
} satisfies Record<string, NodeSpec>;

const inLines = {
  text: { group: 'inline' },
  break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  footnoteReference: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { label: {} },
    parseDOM: [{ tag: 'sup[data-label]', getAttrs: fieldsIn }],
    toDOM: ({ attrs }) => ['sup', { ...inData(attrs), title: `Note ${attrs.label}` }, String(attrs.label)],
  },
} satisfies Record<string, NodeSpec>;

export const schema = new Schema({
  nodes: { doc: { content: '(block | placed)+' }, ...blocks, ...inCells, ...atTheTop, ...inLines },
  marks: {
    link: {
      inclusive: false,
      attrs: { url: {}, title: { default: null } },
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ url: link.getAttribute('href') }) }],
      // Not to be followed, and not a stop of the keyboard, while it is written.
      toDOM: ({ attrs }) => ['a', { href: attrs.url }, 0],
    },
    strong: drawnAs('strong'),
    emphasis: drawnAs('em'),
    delete: drawnAs('del'),
    inlineCode: { code: true, ...drawnAs('code') },
  },
});
