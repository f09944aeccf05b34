/** The parsed data of a content file, as a tree of groups, lists and values. */

/** A path in the tree: keys and, in lists, positions. */
export type Path = readonly (string | number)[];

/** A group, or a list by its positions. */
export type Tree = Readonly<Record<string, unknown>>;

/** Whether a value is a group or a list. */
export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is a group of keys. */
export function isGroup(value: unknown): value is Tree {
  return isTree(value) && !Array.isArray(value);
}

/** Returns the value at a path; undefined if there is none. Inherited keys, as in `constructor`, are none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isTree(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    data,
  );
}
