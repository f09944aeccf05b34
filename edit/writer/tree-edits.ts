/** The edits that lead from one state of a file to another. */
import { isTree, type Path } from '#packages/content/tree.ts';
import type { Edit } from './edits.ts';

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Whether a value becomes another one of its kind, and need not be replaced as a whole. */
function isChanged(before: unknown, after: unknown): boolean {
  if (isScalar(before)) return isScalar(after);
  if (!isTree(before) || !isTree(after)) return false;
  return Array.isArray(before) === Array.isArray(after) && Object.keys(after).length > 0;
}

function editsOfValue(before: unknown, after: unknown, path: Path): Edit[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, path);
  if (isTree(before) && isTree(after)) return treeEdits(before, after, path);
  return [{ do: 'set', path, value: after as string }];
}

function editsOfList(before: readonly unknown[], after: readonly unknown[], path: Path): Edit[] {
  const removed = before.map((_, index) => index).filter((index) => index >= after.length);
  return [
    ...removed.toReversed().map((index): Edit => ({ do: 'remove', path: [...path, index] })),
    ...after.flatMap((value, at): Edit[] => {
      const place = [...path, at];
      const insert: Edit = { do: 'insert', path, at, value };
      if (at >= before.length) return [insert];
      if (isChanged(before[at], value)) return editsOfValue(before[at], value, place);
      return [{ do: 'remove', path: place }, insert];
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
    const old: unknown = Reflect.get(before, key);
    if (keys.includes(key) && (isChanged(old, value) || JSON.stringify(old) === JSON.stringify(value))) {
      edits.push(...editsOfValue(old, value, [...path, key]));
      continue;
    }
    const at = keys.includes(key)
      ? keys.indexOf(key)
      : keys.filter((each) => order.indexOf(each) < order.indexOf(key)).length;
    if (keys.includes(key)) edits.push({ do: 'remove', path: [...path, key] });
    else keys = keys.toSpliced(at, 0, key);
    edits.push({ do: 'insert', path, at, key, value });
  }
  return edits;
}
