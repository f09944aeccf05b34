/** The edits that lead from one state of a file to another. */
import { isTree, type Path } from '#packages/content/tree.ts';
import type { Edit } from './edits.ts';

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Returns the edits that make a value another one of its kind; undefined if it must be replaced as a whole. */
function editsOfValue(before: unknown, after: unknown, path: Path): Edit[] | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isScalar(before) && isScalar(after)) return [{ do: 'set', path, value: after }];
  if (!isTree(before) || !isTree(after) || Object.keys(after).length === 0) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, path);
  return Array.isArray(before) || Array.isArray(after) ? undefined : treeEdits(before, after, path);
}

function editsOfList(before: readonly unknown[], after: readonly unknown[], path: Path): Edit[] {
  const removed = before.map((_, index) => index).filter((index) => index >= after.length);
  return [
    ...removed.toReversed().map((index): Edit => ({ do: 'remove', path: [...path, index] })),
    ...after.flatMap((value, at): Edit[] => {
      const place = [...path, at];
      const insert: Edit = { do: 'insert', path, at, value };
      if (at >= before.length) return [insert];
      return editsOfValue(before[at], value, place) ?? [{ do: 'remove', path: place }, insert];
    }),
  ];
}

/** Returns the edits that change one group of keys to another, value by value. New keys go where they are in the other. */
export function treeEdits(before: object, after: object, path: Path = []): Edit[] {
  const edits: Edit[] = [];
  const order = Object.keys(after);
  let keys = Object.keys(before);
  for (const key of keys.filter((each) => !Object.hasOwn(after, each))) {
    edits.push({ do: 'remove', path: [...path, key] });
    keys = keys.filter((each) => each !== key);
  }
  for (const [key, value] of Object.entries(after)) {
    const isThere = keys.includes(key);
    const changes = isThere ? editsOfValue(Reflect.get(before, key), value, [...path, key]) : undefined;
    if (changes) {
      edits.push(...changes);
      continue;
    }
    const at = isThere
      ? keys.indexOf(key)
      : keys.filter((each) => order.indexOf(each) < order.indexOf(key)).length;
    if (isThere) edits.push({ do: 'remove', path: [...path, key] });
    else keys = keys.toSpliced(at, 0, key);
    edits.push({ do: 'insert', path, at, key, value });
  }
  return edits;
}
