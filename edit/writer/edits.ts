import { isGroup, isTree, valueAt, withValue, type Path, type Tree } from '#packages/content/tree.ts';
import type { Place } from '../content/place.ts';

export type ValueEdit =
  /** Changes a value; a text that becomes a group, its long form, stays on one line. */
  | { do: 'set'; at: Place; value: unknown }
  /** The path ends with the new key or position. A key goes to `index` among the others, or to the end. */
  | { do: 'insert'; at: Place; value: unknown; index?: number | undefined }
  | { do: 'remove'; at: Place }
  /** Moves an item of a list, or a key of a group, to another position. */
  | { do: 'move'; at: Place; to: number }
  | { do: 'rename'; at: Place; key: string };
/** Writes a file, relative to `content/`, as in 'en/home.yaml'; without data, removes it. */
type Write = { do: 'write'; file: string; data: string | Buffer | undefined };
export type Edit = ValueEdit | Write;

/** A refused request, such as an edit that cannot be written without touching anything else. */
export class Refused extends Error {
  override name = 'Refused';
  /** As in 'stats.2.value'; empty if it is not about a value. */
  readonly key: string;
  constructor(reason: string, path: Path = []) {
    super(reason);
    this.key = path.join('.');
  }
}

type Entry = readonly [string | number, unknown];

export function reordered<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** In a group of `count` items, an index beyond the end means the end. */
export function positionOf({ at, index }: ValueEdit & { do: 'insert' }, count: number): number {
  const last = at.path.at(-1);
  return typeof last === 'number' ? last : Math.min(index ?? count, count);
}

function entriesAfter(entries: readonly Entry[], edit: ValueEdit): Entry[] {
  const key = edit.at.path.at(-1) ?? '';
  const index = entries.findIndex(([each]) => each === key);
  switch (edit.do) {
    case 'set':
      return entries.with(index, [key, edit.value]);
    case 'insert':
      return entries.toSpliced(positionOf(edit, entries.length), 0, [key, edit.value]);
    case 'remove':
      return entries.toSpliced(index, 1);
    case 'move':
      return reordered(entries, index, edit.to);
    default:
      return entries.with(index, [edit.key, entries[index]?.[1]]);
  }
}

const isWithin = (position: number, last: number) =>
  Number.isInteger(position) && position >= 0 && position <= last;

function isPossible(collection: Tree, edit: ValueEdit): boolean {
  const key = edit.at.path.at(-1);
  if (key === undefined) return false;
  const count = Object.keys(collection).length;
  const isThere = valueAt(collection, [key]) !== undefined;
  if (edit.do === 'insert') {
    const isNew = isGroup(collection) ? typeof key === 'string' && !isThere : typeof key === 'number';
    return isNew && isWithin(positionOf(edit, count), count);
  }
  if (edit.do === 'move') return isThere && isWithin(edit.to, count - 1);
  if (edit.do === 'rename')
    return isThere && isGroup(collection) && valueAt(collection, [edit.key]) === undefined;
  return isThere;
}

/** Throws Refused if the file has no such place. */
export function dataAfter(data: unknown, edit: ValueEdit): unknown {
  const { path } = edit.at;
  const around = path.slice(0, -1);
  const collection = valueAt(data, around);
  if (!isTree(collection) || !isPossible(collection, edit))
    throw new Refused('is not in the file as it is now', path);
  const next = Array.isArray(collection)
    ? entriesAfter(collection.entries().toArray(), edit).map(([, item]) => item)
    : Object.fromEntries(entriesAfter(Object.entries(collection), edit));
  return withValue(data, around, next);
}
