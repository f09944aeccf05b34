import { isGroup, isTree } from '#packages/content/tree.ts';
import type { Place } from '../content/place.ts';
import type { ValueEdit } from './edits.ts';

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Undefined if the value must be replaced as a whole. */
function editsOfValue(before: unknown, after: unknown, at: Place): ValueEdit[] | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  // A text becomes its long form on the same line.
  if (isScalar(before) && (isScalar(after) || isGroup(after))) return [{ do: 'set', at, value: after }];
  if (!isTree(before) || !isTree(after) || Object.keys(after).length === 0) return undefined;
  return Array.isArray(before) === Array.isArray(after) ? treeEdits(before, after, at) : undefined;
}

/**
 * Of two groups, or two lists. New keys go below all that they follow in `after`, and are added before others go, so that no group
 * is empty meanwhile.
 */
export function treeEdits(before: object, after: object, at: Place): ValueEdit[] {
  const edits: ValueEdit[] = [];
  const placeOf = (key: string): Place => ({
    ...at,
    path: [...at.path, Array.isArray(before) ? Number(key) : key],
  });
  const keys = Object.keys(before);
  let last = -1;
  for (const [key, value] of Object.entries(after)) {
    const place = placeOf(key);
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
  // From the end on, so that the positions of the others stay.
  const gone = keys.filter((key) => !Object.hasOwn(after, key)).toReversed();
  return [...edits, ...gone.map((key): ValueEdit => ({ do: 'remove', at: placeOf(key) }))];
}
