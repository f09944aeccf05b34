/** The parsed data of a content file, as a tree of groups, lists and values. */

/** A path in the tree: keys and, in lists, positions. */
export type Path = readonly (string | number)[];

/** Whether a value is a group or a list. */
export function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns the value at a path; undefined if there is none. Inherited keys, as in `constructor`, are none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isTree(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    data,
  );
}
