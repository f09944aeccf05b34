import { isGroup, isTree, valueAt, type Path, type Tree } from '#packages/content/tree.ts';

export type Edit =
  /** Changes the value of a text or figure; a group becomes its long form, on one line. */
  | { do: 'set'; path: Path; value: string | number | boolean | string[] | Tree }
  /** Adds an item to a list, or a key to a group, at a position. */
  | { do: 'insert'; path: Path; at: number; key?: string; value: unknown }
  /** Removes an item of a list, or a key of a group. */
  | { do: 'remove'; path: Path }
  /** Gives a key of a group another name. */
  | { do: 'rename'; path: Path; key: string }
  /** Moves an item of a list, or a key of a group, to another position. */
  | { do: 'move'; path: Path; from: number; to: number };

/** A refused request, such as an edit that cannot be written without touching anything else. */
export class Refused extends Error {
  override name = 'Refused';
  /** The place in the file, as in 'stats.2.value', that it is about; empty if there is none. */
  readonly key: string;
  constructor(reason: string, path: Path = []) {
    super(reason);
    this.key = path.join('.');
  }
}

type Entry = readonly [string | number, unknown];

/** Returns items after one of them was moved to another position. */
export function reordered<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

function entriesAfter(entries: Entry[], edit: Exclude<Edit, { do: 'set' }>): Entry[] {
  if (edit.do === 'insert') return entries.toSpliced(edit.at, 0, [edit.key ?? edit.at, edit.value]);
  if (edit.do === 'move') return reordered(entries, edit.from, edit.to);
  const last = edit.path.at(-1);
  return edit.do === 'remove'
    ? entries.filter(([key]) => key !== last)
    : entries.map(([key, value]): Entry => [key === last ? edit.key : key, value]);
}

function withValue(collection: Tree, key: string | number, value: unknown): unknown {
  return Array.isArray(collection) ? collection.with(Number(key), value) : { ...collection, [key]: value };
}

function collectionAfter(collection: Tree, edit: Edit): unknown {
  if (edit.do === 'set') return withValue(collection, String(edit.path.at(-1)), edit.value);
  const isList = Array.isArray(collection);
  const next = entriesAfter(isList ? collection.entries().toArray() : Object.entries(collection), edit);
  return isList ? next.map(([, item]) => item) : Object.fromEntries(next);
}

const isWithin = (position: number, last: number) =>
  Number.isInteger(position) && position >= 0 && position <= last;

function isPossible(data: unknown, { path, ...edit }: Edit): boolean {
  const at = valueAt(data, path);
  if (edit.do === 'set' || edit.do === 'remove') return path.length > 0 && at !== undefined;
  if (edit.do === 'rename') {
    const group = valueAt(data, path.slice(0, -1));
    return at !== undefined && isGroup(group) && !Object.hasOwn(group, edit.key);
  }
  if (!isTree(at)) return false;
  const count = Object.keys(at).length;
  if (edit.do === 'move') return isWithin(edit.from, count - 1) && isWithin(edit.to, count - 1);
  const isNew = Array.isArray(at)
    ? edit.key === undefined
    : edit.key !== undefined && !Object.hasOwn(at, edit.key);
  return isNew && isWithin(edit.at, count);
}

/** Returns the data of a file after an edit. Throws Refused if the file has no such place. */
export function dataAfter(data: unknown, edit: Edit): unknown {
  const isThere = isPossible(data, edit);
  const isOwn = edit.do !== 'insert' && edit.do !== 'move';
  const replace = (value: unknown, path: Path): unknown => {
    if (!isThere || !isTree(value)) throw new Refused('is not in the file as it is now', edit.path);
    const [key, ...rest] = path;
    return key === undefined
      ? collectionAfter(value, edit)
      : withValue(value, key, replace(value[key], rest));
  };
  return replace(data, isOwn ? edit.path.slice(0, -1) : edit.path);
}
