import { z } from 'zod';

/** How many items a list may have, and what in the design sets these bounds. */
type Bounds = { min: number; max: number; because: string };

const outside = ({ min, max, because }: Bounds, kind: string, count: number) =>
  `must be a ${kind} of ${min} to ${max} items, and has ${count}: ${because}`;

/** A list that the page can show with any number of items within these bounds. */
export function listOf<Item extends z.ZodType>(item: Item, bounds: Bounds) {
  const error = ({ input }: { input?: unknown }) =>
    outside(bounds, 'list', Array.isArray(input) ? input.length : 0);
  return z.array(item).min(bounds.min, { error }).max(bounds.max, { error });
}

/** The same for a group whose keys the content chooses. */
export function groupOf<Key extends z.ZodString, Item extends z.ZodType>(
  key: Key,
  item: Item,
  bounds: Bounds,
) {
  const fits = (count: number) => count >= bounds.min && count <= bounds.max;
  return z.record(key, item).refine((group) => fits(Object.keys(group).length), {
    error: ({ input }) => outside(bounds, 'group', Object.keys(input as object).length),
  });
}
