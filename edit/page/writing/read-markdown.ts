/** Reads Markdown into a document that can be edited, by the parser of the build. */
import type { BlockContent, DefinitionContent, List, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Attrs, Mark, Node } from 'prosemirror-model';
import { EXIT, visit } from 'unist-util-visit';
import { chartPlaceholder, parseMarkdown } from '#packages/content/texts/parse-markdown.ts';
import { schema } from './schema.ts';

/** A block as it was read, with its own lines, and the lines between it and the block above it. */
export type ReadBlock = { node: Node; text: string; gap: string };
/** `tail` is what follows the last block. */
export type ReadText = { doc: Node; blocks: readonly ReadBlock[]; tail: string };

const { marks: markTypes, nodes } = schema;

/** Whether a paragraph names a part of the site. */
export const isPart = (words: string): boolean =>
  words === chartPlaceholder || /^\[\[[^[\]]*\]\]$/.test(words);

const offered: ReadonlySet<string> = new Set(
  'paragraph heading blockquote list listItem code thematicBreak table tableRow tableCell footnoteDefinition text emphasis strong delete inlineCode link break footnoteReference'.split(
    ' ',
  ),
);

/** Whether all of a block has a form of its own. */
function isOffered(block: RootContent): boolean {
  let is = true;
  visit(block, (node, _index, parent) => {
    is =
      offered.has(node.type) &&
      !(node.type === 'heading' && node.depth !== 2 && node.depth !== 3) &&
      !(node.type === 'listItem' && typeof node.checked === 'boolean') &&
      !(node.type === 'footnoteDefinition' && parent);
    return is ? undefined : EXIT;
  });
  return is;
}

const filled = (type: (typeof nodes)[string], attrs: Attrs | null, content: readonly Node[]): Node =>
  type.createAndFill(attrs, content) ?? type.create(attrs);

function inline(node: PhrasingContent, marks: readonly Mark[]): Node[] {
  const within = (mark: Mark, children: readonly PhrasingContent[]) =>
    children.flatMap((child) => inline(child, mark.addToSet(marks)));
  switch (node.type) {
    case 'text': {
      // Lines are broken where the page breaks them.
      const words = node.value.replaceAll('\n', ' ');
      return words === '' ? [] : [schema.text(words, marks)];
    }
    case 'inlineCode':
      return [schema.text(node.value, markTypes.code_words.create().addToSet(marks))];
    case 'link':
      return within(markTypes.link.create({ url: node.url, title: node.title ?? null }), node.children);
    case 'strong':
    case 'emphasis':
    case 'delete':
      return within(markTypes[node.type].create(), node.children);
    case 'break':
      return [nodes.line_break.create()];
    case 'footnoteReference':
      return [nodes.note_sign.create({ label: node.label ?? node.identifier })];
    default:
      return [];
  }
}

const inlines = ({ children }: { children: readonly PhrasingContent[] }) =>
  children.flatMap((child) => inline(child, []));

function tableOf({ align, children }: Table): Node {
  const rows = children.map((row, index) => {
    const type = index === 0 ? nodes.table_header : nodes.table_cell;
    const columns = Math.max(row.children.length, children[0]?.children.length ?? 0);
    const cells = Array.from({ length: columns }, (_, column) =>
      type.create({ align: align?.[column] ?? null }, inlines(row.children[column] ?? { children: [] })),
    );
    return nodes.table_row.create(null, cells);
  });
  return nodes.table.create(null, rows);
}

function listOf({ children, ordered, start, spread }: List): Node {
  const items = children.map((item) =>
    filled(nodes.list_item, { spread: item.spread ?? false }, blocksOf(item)),
  );
  const attrs = { spread: spread ?? false, ...(ordered && { order: start ?? 1 }) };
  return (ordered ? nodes.ordered_list : nodes.bullet_list).create(attrs, items);
}

const blocksOf = ({ children }: { children: readonly (BlockContent | DefinitionContent)[] }) =>
  children.flatMap((child) => nodeOf(child) ?? []);

/** Returns the node of a block whose every part is offered. */
function nodeOf(block: RootContent): Node | undefined {
  switch (block.type) {
    case 'paragraph': {
      const words = toString(block);
      return isPart(words)
        ? nodes.part.create({ written: words })
        : nodes.paragraph.create(null, inlines(block));
    }
    case 'heading':
      return nodes.heading.create({ depth: block.depth }, inlines(block));
    case 'blockquote':
      return filled(nodes.blockquote, null, blocksOf(block));
    case 'list':
      return listOf(block);
    case 'code': {
      const attrs = { lang: block.lang ?? '', meta: block.meta ?? null };
      return nodes.code.create(attrs, block.value === '' ? [] : schema.text(block.value));
    }
    case 'thematicBreak':
      return nodes.divider.create();
    case 'table':
      return tableOf(block);
    case 'footnoteDefinition':
      return filled(nodes.note, { label: block.label ?? block.identifier }, blocksOf(block));
    default:
      return undefined;
  }
}

function pictureOf(block: RootContent): Node | undefined {
  const [image, ...others] = block.type === 'paragraph' ? block.children : [];
  if (image?.type !== 'image' || others.length > 0) return undefined;
  const { url, alt, title } = image;
  return nodes.picture.create({ file: url, alt: alt ?? '', caption: title ?? '' });
}

const sourceOf = (text: string) => nodes.source.create(null, text === '' ? [] : schema.text(text));

/** Returns a block at the top of a text; as its Markdown if it has no other form. */
function topNode(block: RootContent, text: string): Node {
  return pictureOf(block) ?? (isOffered(block) ? nodeOf(block) : undefined) ?? sourceOf(text);
}

/** Returns the blocks of a tree that was not read from a text: what has no form is left out. */
export const nodesOf = ({ children }: Root): Node[] =>
  children.flatMap((block) => (isOffered(block) ? (nodeOf(block) ?? []) : []));

/** Reads a text. Each block keeps its own lines, so that it is written as it was until it is changed. */
export function readMarkdown(markdown: string): ReadText {
  let end = 0;
  const tree = parseMarkdown(markdown);
  const blocks = tree.children.map((block): ReadBlock => {
    const { start, end: { offset: to = 0 } = {} } = { ...block.position };
    // With the spaces before it, which are a part of code.
    const from = (start?.offset ?? 0) - (start?.column ?? 1) + 1;
    const [gap, text] = [markdown.slice(end, from), markdown.slice(from, to)];
    end = to;
    return { node: topNode(block, text), text, gap };
  });
  const isWhole = [...blocks.map(({ gap }) => gap), markdown.slice(end)].every((gap) => gap.trim() === '');
  if (!isWhole) return readSource(markdown);
  const doc = filled(
    nodes.doc,
    null,
    blocks.map(({ node }) => node),
  );
  return { doc, blocks, tail: markdown.slice(end) };
}

/** Reads a text that cannot be taken apart, such as one nested too deep, as a single block of Markdown. */
function readSource(markdown: string): ReadText {
  const text = markdown.trim();
  const at = markdown.indexOf(text);
  const block = { node: sourceOf(text), text, gap: markdown.slice(0, at) };
  return { doc: nodes.doc.create(null, block.node), blocks: [block], tail: markdown.slice(at + text.length) };
}
