/** What has changed between two states of a file, value by value. */
import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Path } from '../writer/edits.ts';

export type Part = { text: string; is: 'kept' | 'old' | 'new' };
/** A value that is other than before; one side is missing where a value came or went. */
export type Difference = { path: Path; before?: string; after?: string };

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The items of two lists in pairs: those that are the same, those that were changed in place, and the rest alone. */
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

/** The values in which two trees differ. */
export function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    return paired(before, after).flatMap(([old, now, index]) => differences(old, now, [...path, index]));
  }
  if (isTree(before) || isTree(after)) {
    const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    const at = (tree: unknown, key: string): unknown =>
      isTree(tree) && Object.hasOwn(tree, key) ? Reflect.get(tree, key) : undefined;
    const isList = Array.isArray(before ?? after);
    return [...keys].flatMap((key) =>
      differences(at(before, key), at(after, key), [...path, isList ? Number(key) : key]),
    );
  }
  if (before === after) return [];
  return [
    {
      path,
      ...(before !== undefined && { before: textOf(before) }),
      ...(after !== undefined && { after: textOf(after) }),
    },
  ];
}

/** Old and new text in one, by words. */
export function partsOf({ before = '', after = '' }: Difference): Part[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    is: added ? 'new' : removed ? 'old' : 'kept',
  }));
}
