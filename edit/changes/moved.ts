/** Leads the old address of a removed page to another one: `content/moved.yaml`. */
import { stringify } from 'yaml';
import { addressNamed } from '#packages/site/addresses.ts';
import { isTree } from '#packages/content/tree.ts';
import type { Content } from '../content/content.ts';
import type { Edit } from '../writer/edits.ts';
import type { MoveAddress } from './change.ts';

/** Returns the edits of an existing file. What led to the old address leads to the new one too. */
export function movedEdits(content: Content, { from, to }: MoveAddress): Edit[] {
  const data = content.data('moved', '');
  const moved = isTree(data) ? data : {};
  const all = Object.entries(moved);
  return [
    ...all.flatMap(([key, target]): Edit[] =>
      target === from ? [{ do: 'set', path: [key], value: to }] : [],
    ),
    { do: 'insert', path: [], at: all.length, key: from, value: to },
    // The new address may be one that was left before.
    ...all.flatMap(([key]): Edit[] => (addressNamed(key) === to ? [{ do: 'remove', path: [key] }] : [])),
  ];
}

/** Returns the text of a file that begins with these addresses. */
export function newMovedFile(moves: readonly MoveAddress[]): string {
  return stringify(Object.fromEntries(moves.map(({ from, to }) => [from, to])));
}
