import { diffWordsWithSpace } from 'diff';
import { diffIndices } from 'node-diff3';
import { isGroup, isTree, valueAt, type Path, type Tree } from '#packages/content/tree.ts';

export type Part = { text: string; is: 'kept' | 'old' | 'new' };
/** In words; one side is missing if the value was added or removed. */
export type Difference = { path: Path; before?: string; after?: string };

/** An item before and after, and where it is now, or was once it is gone. */
export type Pair = [before: unknown, after: unknown, at: number];

const emptyAs = (value: unknown) => (Array.isArray(value) ? [] : isTree(value) ? {} : undefined);

/** By which items are compared. */
export const textsOf = (list: readonly unknown[]): string[] => list.map((item) => JSON.stringify(item));

/** Pairs items that were changed in place; added and removed ones are paired with undefined. */
function paired(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  return diffIndices(textsOf(before), textsOf(after)).flatMap(
    ({ buffer1: [from, gone], buffer2: [to, come] }) =>
      Array.from({ length: Math.max(gone, come) }, (_, index): Pair => [
        index < gone ? before[from + index] : undefined,
        index < come ? after[to + index] : undefined,
        to + Math.min(index, come),
      ]),
  );
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Undefined where the value is not there. An item with a new key is a removed one, and an added one that `was` elsewhere. */
export type ChangedValue = { path: Path; before: unknown; after: unknown; was?: Path };

/** Items in the same place with so many equal values are one, under another key. */
const enough = 2;

const isAlike = (one: Tree, other: unknown) =>
  Object.entries(one).filter(([key, value]) => isSame(value, valueAt(other, [key]))).length >= enough;

/** Undefined if the key is not new. All values must be equal, or enough of them in the same place. */
function oldKeyOf(key: string, before: Tree, after: Tree): string | undefined {
  const item = after[key];
  if (Object.hasOwn(before, key) || !isGroup(item)) return undefined;
  const place = Object.keys(after).indexOf(key);
  return Object.keys(before).find(
    (old, index) =>
      !Object.hasOwn(after, old) &&
      (isSame(before[old], item) || (index === place && isAlike(item, before[old]))),
  );
}

type Comparing = {
  /** Whether the values in something added or removed are changes of their own. */
  isOpen: (change: ChangedValue) => boolean;
  /** Whether items of a list may come and go; otherwise, the list is one change. */
  isOfItems?: (pairs: readonly Pair[]) => boolean;
};

export function changedValues(
  before: unknown,
  after: unknown,
  comparing: Comparing,
  path: Path = [],
): ChangedValue[] {
  if (isSame(before, after)) return [];
  const { isOpen, isOfItems = () => true } = comparing;
  const change = { path, before, after };
  const isOfBoth = before !== undefined && after !== undefined;
  const isEmpty = Object.keys(before ?? after ?? {}).length === 0;
  if (!isOfBoth && (isEmpty || !isOpen(change))) return [change];
  const [old, now] = [before ?? emptyAs(after), after ?? emptyAs(before)];
  if (Array.isArray(old) && Array.isArray(now)) {
    const pairs = paired(old, now);
    return isOfItems(pairs)
      ? pairs.flatMap(([was, is, index]) => changedValues(was, is, comparing, [...path, index]))
      : [change];
  }
  if (!isGroup(old) || !isGroup(now)) return [change];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
    const own = [...path, key];
    const changes = changedValues(valueAt(old, [key]), valueAt(now, [key]), comparing, own);
    const oldKey = oldKeyOf(key, old, now);
    if (oldKey === undefined) return changes;
    return changes.map((each) => (isSame(each.path, own) ? { ...each, was: [...path, oldKey] } : each));
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
