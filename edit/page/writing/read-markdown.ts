import type { Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { Mark, type Attrs, type Node } from 'prosemirror-model';
import { EXIT, visit } from 'unist-util-visit';
import { chartPlaceholder, parseMarkdown } from '#packages/content/texts/parse-markdown.ts';
import { schema } from './schema.ts';

/** `text` are the block's own lines, `gap` those between it and the block above. */
export type ReadBlock = { node: Node; text: string; gap: string };
/** `tail` is what follows the last block. */
export type ReadText = { doc: Node; blocks: readonly ReadBlock[]; tail: string };

const { marks: markTypes, nodes } = schema;

export const isPart = (words: string): boolean =>
  words === chartPlaceholder || /^\[\[[^[\]]*\]\]$/.test(words);

/** Whether the editor has a form for all of a block. */
function isOffered(block: RootContent): boolean {
  let is = true;
  visit(block, (node, _index, parent) => {
    is =
      (node.type in nodes || node.type in markTypes || node.type.startsWith('table')) &&
      !(node.type === 'heading' && node.depth !== 2 && node.depth !== 3) &&
      !(node.type === 'listItem' && typeof node.checked === 'boolean') &&
      !(node.type === 'footnoteDefinition' && parent);
    return is ? undefined : EXIT;
  });
  return is;
}

const filled = (type: (typeof nodes)[string], attrs: Attrs | null, content: readonly Node[]): Node =>
  type.createAndFill(attrs, content) ?? type.create(attrs);

function tableOf({ align, children }: Table): Node {
  const rows = children.map((row, index) => {
    const type = index === 0 ? nodes.table_header : nodes.table_cell;
    const columns = Math.max(row.children.length, children[0]?.children.length ?? 0);
    const cells = Array.from({ length: columns }, (_, column) =>
      type.create(
        { align: align?.[column] ?? null },
        row.children[column]?.children.flatMap((each) => nodesFor(each)),
      ),
    );
    return nodes.table_row.create(null, cells);
  });
  return nodes.table.create(null, rows);
}

/** For what `isOffered`: a node, or words with the marks around them. */
function nodesFor(part: RootContent, marks: readonly Mark[] = Mark.none): Node[] {
  if (part.type === 'table') return [tableOf(part)];
  const fields = { ...part };
  const type = nodes[part.type];
  const mark = markTypes[part.type]?.create(fields);
  const within = mark ? mark.addToSet(marks) : marks;
  // Only the page's width breaks lines.
  const value = part.type === 'text' ? part.value.replaceAll('\n', ' ') : 'value' in part && part.value;
  const content =
    'children' in part
      ? part.children.flatMap((child) => nodesFor(child, within))
      : value
        ? [schema.text(value, within)]
        : [];
  return type && part.type !== 'text' ? [filled(type, fields, content)] : content;
}

/** For what can only be a paragraph of its own at the top level of a text. */
function placed(block: RootContent): Node | undefined {
  if (block.type !== 'paragraph') return undefined;
  const [first, ...others] = block.children;
  if (first?.type === 'image' && others.length === 0) return nodes.picture.create({ ...first });
  const words = toString(block);
  return isPart(words) ? nodes.part.create({ written: words }) : undefined;
}

const sourceOf = (text: string) => nodes.source.create(null, text === '' ? [] : schema.text(text));

const topNode = (block: RootContent): Node | undefined =>
  placed(block) ?? (isOffered(block) ? nodesFor(block)[0] : undefined);

/** For a tree that was not read from a text: what has no form is left out. */
export const nodesOf = ({ children }: Root): Node[] => children.flatMap((block) => topNode(block) ?? []);

/** Each block keeps its own lines, so that it is written as it was until it is changed. */
export function readMarkdown(markdown: string): ReadText {
  let end = 0;
  const tree = parseMarkdown(markdown);
  const blocks = tree.children.map((block): ReadBlock => {
    const { start, end: { offset: to = 0 } = {} } = { ...block.position };
    // With the spaces before the block, which are a part of code.
    const from = (start?.offset ?? 0) - (start?.column ?? 1) + 1;
    const [gap, text] = [markdown.slice(end, from), markdown.slice(from, to)];
    end = to;
    return { node: topNode(block) ?? sourceOf(text), text, gap };
  });
  const isWhole = [...blocks.map(({ gap }) => gap), markdown.slice(end)].every((gap) => gap.trim() === '');
  if (!isWhole) return readSource(markdown);
  const content = blocks.map(({ node }) => node);
  return { doc: filled(nodes.doc, null, content), blocks, tail: markdown.slice(end) };
}

/** For a text that cannot be taken apart, such as one nested too deep: a single block of Markdown. */
function readSource(markdown: string): ReadText {
  const text = markdown.trim();
  const at = markdown.indexOf(text);
  const block = { node: sourceOf(text), text, gap: markdown.slice(0, at) };
  return { doc: nodes.doc.create(null, block.node), blocks: [block], tail: markdown.slice(at + text.length) };
}
