import { isGroup, isTree } from '#packages/content/tree.ts';
import type { Place } from '../content/place.ts';
import type { ValueEdit } from './edits.ts';

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const within = (at: Place, key: string | number): Place => ({ ...at, path: [...at.path, key] });

/** Undefined if the value must be replaced as a whole. */
function editsOfValue(before: unknown, after: unknown, at: Place): ValueEdit[] | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  // A text becomes its long form on the same line.
  if (isScalar(before) && (isScalar(after) || isGroup(after))) return [{ do: 'set', at, value: after }];
  if (!isTree(before) || !isTree(after) || Object.keys(after).length === 0) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, at);
  return Array.isArray(before) || Array.isArray(after) ? undefined : treeEdits(before, after, at);
}

function editsOfList(before: readonly unknown[], after: readonly unknown[], at: Place): ValueEdit[] {
  const removed = before.map((_, index) => index).filter((index) => index >= after.length);
  return [
    ...removed.toReversed().map((index): ValueEdit => ({ do: 'remove', at: within(at, index) })),
    ...after.flatMap((value, index): ValueEdit[] => {
      const place = within(at, index);
      const insert: ValueEdit = { do: 'insert', at: place, value };
      if (index >= before.length) return [insert];
      return editsOfValue(before[index], value, place) ?? [{ do: 'remove', at: place }, insert];
    }),
  ];
}

/** New keys go below all that they follow in `after`, and are added before others go, so that no group is empty meanwhile. */
export function treeEdits(before: object, after: object, at: Place): ValueEdit[] {
  const edits: ValueEdit[] = [];
  const keys = Object.keys(before);
  let last = -1;
  for (const [key, value] of Object.entries(after)) {
    const place = within(at, key);
    const index = keys.indexOf(key);
    const changes = index >= 0 ? editsOfValue(Reflect.get(before, key), value, place) : undefined;
    if (changes) edits.push(...changes);
    else if (index >= 0) edits.push({ do: 'remove', at: place }, { do: 'insert', at: place, value, index });
    else {
      edits.push({ do: 'insert', at: place, value, index: last + 1 });
      keys.splice(last + 1, 0, key);
    }
    last = Math.max(last, keys.indexOf(key));
  }
  const gone = keys.filter((key) => !Object.hasOwn(after, key));
  return [...edits, ...gone.map((key): ValueEdit => ({ do: 'remove', at: within(at, key) }))];
}
