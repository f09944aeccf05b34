/** Marks in a text what cannot be published, with the reasons below it. */
import type { Nodes } from 'mdast';
import type { Node } from 'prosemirror-model';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { parseMarkdown } from '#packages/content/texts/parse-markdown.ts';
import type { Mistake } from '#packages/content/reading/mistakes.ts';
import type { ReadText } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writtenBlocks } from './write-markdown.ts';

const linesIn = (text: string) => text.split('\n').length - 1;

/** Returns where the innermost block at a line of the Markdown of a node is: in a table, its row. */
function innermost(node: Node, pos: number, written: Nodes | undefined, line: number): number {
  const parts = written && 'children' in written ? written.children : [];
  const index = parts.findLastIndex(({ position }) => position && position.start.line <= line);
  const isWhole = node.isTextblock || node.type === schema.nodes.table_row;
  if (isWhole || index < 0 || parts.length !== node.childCount) return pos;
  const start = node.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, pos + 1);
  return innermost(node.child(index), start, parts[index], line);
}

/** Returns where the block is that is at a line, counted from 1, of the Markdown as which a document is written. */
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

/** Marks a block, and puts the reasons below it: in a table, below all of it. */
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

/** The marks of mistakes, whose lines are those of the Markdown as which a text is written. */
export function marksOf(doc: Node, read: ReadText, mistakes: readonly Mistake[]): DecorationSet {
  const placeOf = placesOfLines(doc, read);
  const byPlace = Map.groupBy(mistakes, ({ line }) => (line === undefined ? undefined : placeOf(line)));
  const marks = [...byPlace].flatMap(([pos, there]) =>
    pos === undefined ? [] : decorationsAt(doc, pos, there),
  );
  return DecorationSet.create(doc, marks);
}
