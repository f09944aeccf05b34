import { diffArrays, diffWordsWithSpace } from 'diff';
import { isTree, valueAt, type Path } from '#packages/content/tree.ts';

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

export function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    return paired(before, after).flatMap(([old, now, index]) => differences(old, now, [...path, index]));
  }
  if (isTree(before) || isTree(after)) {
    const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    const isList = Array.isArray(before ?? after);
    return [...keys].flatMap((key) =>
      differences(valueAt(before, [key]), valueAt(after, [key]), [...path, isList ? Number(key) : key]),
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
