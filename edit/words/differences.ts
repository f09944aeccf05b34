import { diffArrays, diffWordsWithSpace } from 'diff';
import { dataNode, isGroup, isTree, valueAt, walk, type Path } from '#packages/content/tree.ts';

export type Part = { text: string; is: 'kept' | 'old' | 'new' };
/** A changed value; one side is missing if the value was added or removed. */
export type Difference = { path: Path; before?: string; after?: string };

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Pairs the items of two lists that were changed in place; added and removed ones are paired with undefined. */
function paired(before: readonly unknown[], after: readonly unknown[]): [unknown, unknown, number][] {
  const pairs: [unknown, unknown, number][] = [];
  const [old, now] = [before, after].map((list) => list.map((item) => JSON.stringify(item)));
  let [from, to] = [0, 0];
  let gone: unknown[] = [];
  const flush = () => {
    for (const item of gone) pairs.push([item, undefined, to]);
    gone = [];
  };
  for (const { added, removed, count } of diffArrays(old ?? [], now ?? [])) {
    if (removed) gone.push(...before.slice(from, from + count));
    else if (added) {
      for (let index = 0; index < count; index += 1)
        pairs.push([gone.shift(), after[to + index], to + index]);
    } else flush();
    if (!added) from += count;
    if (!removed) to += count;
  }
  flush();
  return pairs;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A value that is another one; undefined where it is not there. */
export type ChangedValue = { path: Path; before: unknown; after: unknown };

/** The changed values of groups by their keys, and by their positions those of lists that are aligned: with as many items. */
export function changedValues(
  before: unknown,
  after: unknown,
  path: Path = [],
  isAligned = (old: readonly unknown[], now: readonly unknown[]) => old.length === now.length,
): ChangedValue[] {
  if (isSame(before, after)) return [];
  const isOfLists = Array.isArray(before) && Array.isArray(after) && isAligned(before, after);
  if (!isOfLists && !(isGroup(before) && isGroup(after))) return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    changedValues(
      valueAt(before, [key]),
      valueAt(after, [key]),
      [...path, isOfLists ? Number(key) : key],
      isAligned,
    ),
  );
}

const leaves = (value: unknown, path: Path, side: 'before' | 'after') =>
  [...walk({ ...dataNode(value), path })].flatMap(({ path, value }): Difference[] =>
    value === undefined || isTree(value) ? [] : [{ path, [side]: textOf(value) }],
  );

export function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  return changedValues(before, after, path, () => false).flatMap(({ path, before, after }) => {
    if (Array.isArray(before) && Array.isArray(after))
      return paired(before, after).flatMap(([old, now, index]) => differences(old, now, [...path, index]));
    const [was, is] = [leaves(before, path, 'before'), leaves(after, path, 'after')];
    return isTree(before) || isTree(after) ? [...was, ...is] : [{ path, ...was[0], ...is[0] }];
  });
}

export function partsOf({ before = '', after = '' }: Difference): Part[] {
  // A date or a number is not read in pieces.
  if (before && after && before !== after && !/\s/.test(before + after))
    return [
      { text: before, is: 'old' },
      { text: after, is: 'new' },
    ];
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    is: added ? 'new' : removed ? 'old' : 'kept',
  }));
}
