import { isTree, valueAt, withValue, type Path } from '#packages/content/tree.ts';
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

/** Undefined if there is no such place. */
function entriesAfter(entries: readonly Entry[], edit: ValueEdit, isList: boolean): Entry[] | undefined {
  const key = edit.at.path.at(-1) ?? '';
  const indexOf = (name: string | number) => entries.findIndex(([each]) => each === name);
  const index = indexOf(key);
  if (edit.do === 'insert') {
    const position = positionOf(edit, entries.length);
    const isNew = isList ? typeof key === 'number' : typeof key === 'string' && index < 0;
    return isNew && position <= entries.length
      ? entries.toSpliced(position, 0, [key, edit.value])
      : undefined;
  }
  if (index < 0) return undefined;
  switch (edit.do) {
    case 'set':
      return entries.with(index, [key, edit.value]);
    case 'remove':
      return entries.toSpliced(index, 1);
    case 'move':
      return edit.to < entries.length ? reordered(entries, index, edit.to) : undefined;
    default:
      return isList || indexOf(edit.key) >= 0
        ? undefined
        : entries.with(index, [edit.key, entries[index]?.[1]]);
  }
}

/** Throws Refused if the file has no such place. */
export function dataAfter(data: unknown, edit: ValueEdit): unknown {
  const { path } = edit.at;
  const around = path.slice(0, -1);
  const collection = valueAt(data, around);
  const isList = Array.isArray(collection);
  const entries = isList ? [...collection.entries()] : Object.entries(collection ?? {});
  const after = isTree(collection) ? entriesAfter(entries, edit, isList) : undefined;
  if (!after) throw new Refused('is not in the file as it is now', path);
  return withValue(data, around, isList ? after.map(([, item]) => item) : Object.fromEntries(after));
}
