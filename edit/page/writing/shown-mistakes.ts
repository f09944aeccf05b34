import type { Nodes } from 'mdast';
import type { Node } from 'prosemirror-model';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { parseMarkdown } from '#packages/content/texts/parse-markdown.ts';
import type { Mistake } from '#packages/content/reading/mistakes.ts';
import type { ReadText } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writtenBlocks } from './write-markdown.ts';

const linesIn = (text: string) => text.split('\n').length - 1;

/** The position of the innermost block at a line of the node's Markdown; in a table, of its row. */
function innermost(node: Node, pos: number, written: Nodes | undefined, line: number): number {
  const parts = written && 'children' in written ? written.children : [];
  const index = parts.findLastIndex(({ position }) => position && position.start.line <= line);
  const isWhole = node.isTextblock || node.type === schema.nodes.table_row;
  if (isWhole || index < 0 || parts.length !== node.childCount) return pos;
  const start = node.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, pos + 1);
  return innermost(node.child(index), start, parts[index], line);
}

/** Lines are those of the Markdown that the document would be written as, from 1. */
export function placesOfLines(doc: Node, read: ReadText): (line: number) => number | undefined {
  let end = 1;
  const blocks = writtenBlocks(doc, read).map((block) => {
    const start = end + linesIn(block.gap);
    end = start + linesIn(block.text);
    return { ...block, start };
  });
  return (line) => {
    const block = blocks.findLast(({ start }) => start <= line);
    if (!block) return undefined;
    return innermost(block.node, block.pos, parseMarkdown(block.text).children[0], line - block.start + 1);
  };
}

function reasonsDrawn(id: string, reasons: readonly string[]): HTMLElement {
  const drawn = document.createElement('div');
  drawn.id = id;
  drawn.className = 'reasons';
  for (const reason of reasons) drawn.appendChild(document.createElement('p')).textContent = reason;
  return drawn;
}

/** The reasons are below the block; in a table, below all of it. */
function decorationsAt(doc: Node, pos: number, mistakes: readonly Mistake[]): Decoration[] {
  const id = `mistake-${pos}`;
  const $pos = doc.resolve(pos);
  const end = pos + ($pos.nodeAfter?.nodeSize ?? 0);
  const below = $pos.parent.type === schema.nodes.table ? $pos.after() : end;
  const reasons = mistakes.map(({ reason }) => reason);
  return [
    Decoration.node(pos, end, { class: 'mistaken', 'aria-describedby': id }),
    Decoration.widget(below, () => reasonsDrawn(id, reasons), { key: [id, ...reasons].join('\n'), side: -1 }),
  ];
}

export function marksOf(doc: Node, read: ReadText, mistakes: readonly Mistake[]): DecorationSet {
  const placeOf = placesOfLines(doc, read);
  const byPlace = Map.groupBy(mistakes, ({ line }) => (line === undefined ? undefined : placeOf(line)));
  const marks = [...byPlace].flatMap(([pos, there]) =>
    pos === undefined ? [] : decorationsAt(doc, pos, there),
  );
  return DecorationSet.create(doc, marks);
}
