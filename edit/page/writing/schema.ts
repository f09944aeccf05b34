/** What a text can have while it is written: what the site's Markdown allows, and no more. */
import { Schema, type DOMOutputSpec, type NodeSpec } from 'prosemirror-model';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';
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

/** Whether there are empty lines between items, or between what is in one. */
const spread = { spread: { default: false } };

const onlyText = { content: 'text*', marks: '', code: true, defining: true } as const;

/** What is moved and removed as a whole, and written as it was read. */
const whole = { group: 'placed', atom: true, defining: true } as const;

const blocks = {
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
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
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: { ...bulletList, group: 'block', content: 'list_item+', attrs: spread },
  ordered_list: {
    ...orderedList,
    group: 'block',
    content: 'list_item+',
    attrs: { ...orderedList.attrs, ...spread },
  },
  list_item: { ...listItem, content: 'block+', attrs: spread },
  code: {
    ...onlyText,
    group: 'block',
    attrs: { lang: { default: '' }, meta: { default: null } },
    parseDOM: [
      {
        tag: 'pre:not([data-source])',
        preserveWhitespace: 'full',
        getAttrs: (code) => ({ lang: code.dataset.lang ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['pre', { 'data-lang': String(attrs.lang) }, ['code', 0]],
  },
  divider: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
} satisfies Record<string, NodeSpec>;

const atTheTop = {
  picture: {
    ...whole,
    draggable: true,
    attrs: { file: {}, alt: { default: '' }, caption: { default: '' } },
    parseDOM: [
      {
        tag: 'figure[data-file]',
        getAttrs: ({ dataset: { file, alt, caption } }) => ({ file, alt, caption }),
      },
    ],
    toDOM: ({ attrs: { file, alt, caption } }): DOMOutputSpec => [
      'figure',
      { 'data-file': file, 'data-alt': alt, 'data-caption': caption },
      ['img', { src: `/content/media/${encodeURIComponent(file)}`, alt }],
      ['figcaption', caption],
    ],
  },
  /** A part of the site, such as its chart. */
  part: {
    ...whole,
    attrs: { written: {} },
    parseDOM: [{ tag: '[data-part]', getAttrs: ({ dataset }) => ({ written: dataset.part }) }],
    toDOM: ({ attrs: { written } }) => [
      'div',
      { 'data-part': written },
      `Here the page shows: ${written.replaceAll(/[[\]{}]/g, '')}`,
    ],
  },
  note: {
    group: 'placed',
    content: 'block+',
    defining: true,
    attrs: { label: {} },
    parseDOM: [{ tag: '[data-note]', getAttrs: ({ dataset }) => ({ label: dataset.note }) }],
    toDOM: ({ attrs }) => ['aside', { 'data-note': attrs.label, 'aria-label': `Note ${attrs.label}` }, 0],
  },
  /** Markdown that has no other form here, and stays what it is. */
  source: {
    ...onlyText,
    group: 'placed',
    parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', { 'data-source': '' }, ['code', 0]],
  },
} satisfies Record<string, NodeSpec>;

const inLines = {
  text: { group: 'inline' },
  line_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  note_sign: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { label: {} },
    parseDOM: [{ tag: 'sup[data-sign]', getAttrs: ({ dataset }) => ({ label: dataset.sign }) }],
    toDOM: ({ attrs: { label } }) => ['sup', { 'data-sign': label, title: `Note ${label}` }, String(label)],
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
    strong: { parseDOM: [{ tag: 'strong' }], toDOM: () => ['strong', 0] },
    emphasis: { parseDOM: [{ tag: 'em' }], toDOM: () => ['em', 0] },
    delete: { parseDOM: [{ tag: 'del' }], toDOM: () => ['del', 0] },
    code_words: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});
