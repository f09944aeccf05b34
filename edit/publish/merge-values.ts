import { diff3MergeRegions } from 'node-diff3';
import { isGroup, valueAt, type Path } from '#packages/content/tree.ts';
import { isSame, textsOf } from '../words/differences.ts';

/** `base` is the common state. Undefined where there is nothing. */
export type Versions<Value = unknown> = { base: Value; mine: Value; theirs: Value };
export type Whose = 'mine' | 'theirs';
/** A place that both have changed, each in another way. In a list, the values may be several items. */
export type Clash = Versions & { path: Path; isSeveral?: boolean };

/** Returns what the place will be, which may be neither version. */
export type Choose = (clash: Clash) => unknown;

type Merging = {
  choose: Choose;
  /** The most items that the list at a path may have. */
  most?: (path: Path) => number | undefined;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function withBoth(mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  return [...mine.filter((item) => !theirs.some((each) => isSame(item, each))), ...theirs];
}

/** Undefined if the items in between are not as they were. */
function addedAround(items: readonly unknown[], base: readonly unknown[]) {
  const at = items.findIndex((_, index) => isSame(items.slice(index, index + base.length), base));
  return at < 0 ? undefined : { before: items.slice(0, at), after: items.slice(at + base.length) };
}

/** `items` in the order to which `order` has moved those of the base; undefined if it has not only moved them. */
function moved(base: readonly unknown[], order: readonly unknown[], items: readonly unknown[]) {
  if (order.length !== base.length || items.length !== base.length) return undefined;
  const left = textsOf(base);
  const places = textsOf(order).map((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left[at] = '';
    return at;
  });
  return places.includes(-1) ? undefined : places.map((at) => items[at]);
}

type Lists = Versions<readonly unknown[]>;

function mergePart(lists: Lists, merging: Merging, path: Path, at: number): readonly unknown[] {
  const { base, mine, theirs } = lists;
  if (isSame(mine, theirs)) return theirs;
  if (base.length === 0) return withBoth(mine, theirs);
  if (mine.length === base.length && theirs.length === base.length)
    return base.map((item, index) =>
      mergeValues({ base: item, mine: mine[index], theirs: theirs[index] }, merging, [...path, at + index]),
    );
  const [byMe, byThem] = [addedAround(mine, base), addedAround(theirs, base)];
  if (byMe) return [...byMe.before, ...theirs, ...byMe.after];
  if (byThem) return [...byThem.before, ...mine, ...byThem.after];
  return listOf(merging.choose({ ...lists, path: [...path, at], isSeveral: true }));
}

function mergeLists(lists: Lists, merging: Merging, path: Path): unknown {
  const { base, mine, theirs } = lists;
  const ordered = moved(base, mine, theirs) ?? moved(base, theirs, mine);
  if (ordered) return ordered;
  const merged: unknown[] = [];
  for (const region of diff3MergeRegions(textsOf(mine), textsOf(base), textsOf(theirs))) {
    if (region.stable) {
      const from = { a: mine, o: base, b: theirs }[region.buffer];
      merged.push(...from.slice(region.bufferStart, region.bufferStart + region.bufferLength));
    } else {
      const { aStart, aLength, oStart, oLength, bStart, bLength } = region;
      const part = {
        base: base.slice(oStart, oStart + oLength),
        mine: mine.slice(aStart, aStart + aLength),
        theirs: theirs.slice(bStart, bStart + bLength),
      };
      merged.push(...mergePart(part, merging, path, merged.length));
    }
  }
  const most = merging.most?.(path) ?? Infinity;
  return merged.length > most ? merging.choose({ ...lists, path }) : merged;
}

export function keysOf({ base, mine, theirs }: Versions<object>): string[] {
  if (isSame(Object.keys(base), Object.keys(theirs)))
    return withBoth(Object.keys(theirs), Object.keys(mine)).map(String);
  const keys = Object.keys(theirs);
  let last = -1;
  for (const [index, [key, value]] of Object.entries(mine).entries()) {
    const isThere = keys.includes(key);
    // What only they have removed.
    if (!isThere && isSame(value, valueAt(base, [key]))) continue;
    if (!isThere) keys.splice(Math.max(last + 1, index), 0, key);
    last = keys.indexOf(key);
  }
  return keys;
}

const groupOf = (value: unknown) => (isGroup(value) ? value : {});

export function mergeValues(versions: Versions, merging: Merging, path: Path = []): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ base: listOf(base), mine, theirs }, merging, path);
  if (!isGroup(mine) || !isGroup(theirs)) return merging.choose({ ...versions, path });
  const groups = { base: groupOf(base), mine, theirs };
  const entries = keysOf(groups).map((key) => {
    const own = {
      base: valueAt(groups.base, [key]),
      mine: valueAt(mine, [key]),
      theirs: valueAt(theirs, [key]),
    };
    return [key, mergeValues(own, merging, [...path, key])] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
