/** Leads the old address of a removed page to another one: `content/moved.yaml`. */
import { stringify } from 'yaml';
import { isTree } from '#packages/content/tree.ts';
import type { Content } from '../content/content.ts';
import type { Edit } from '../writer/edits.ts';
import { treeEdits } from '../writer/tree-edits.ts';
import type { MoveAddress } from './change.ts';

/** Returns the edits of an existing file. What led to the old address leads to the new one too. */
export function movedEdits(content: Content, { from, to }: MoveAddress): Edit[] {
  const moved = content.data('moved', '');
  const before = isTree(moved) ? moved : {};
  const others = Object.entries(before)
    // The new address may be one that was left before.
    .filter(([key]) => key !== to)
    .map(([key, target]) => [key, target === from ? to : target]);
  return treeEdits(before, { ...Object.fromEntries(others), [from]: to });
}

/** Returns the text of a file that begins with these addresses. */
export function newMovedFile(moves: readonly MoveAddress[]): string {
  return stringify(Object.fromEntries(moves.map(({ from, to }) => [from, to])));
}
