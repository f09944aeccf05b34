import { z } from 'zod';

/** `because` is the constraint in the design. `item` names one for the editor, if the key's words do not say it. */
type Bounds = { min: number; max: number; because: string; item?: string };

const metaOf = ({ because, item }: Bounds) => ({ because, ...(item !== undefined && { item }) });

const outside = ({ min, max, because }: Bounds, kind: string, count: number) =>
  `must be a ${kind} of ${min} to ${max} items, and has ${count}: ${because}`;

/** Keys that the editor shows together, below a label. */
export const group = <Keys extends z.ZodRawShape>(label: string, keys: Keys) =>
  z.strictObject(keys).meta({ label });

/** Reports each reason why a value cannot stand. */
export function ruled<Value extends z.ZodType>(
  schema: Value,
  reasonsOf: (value: z.output<Value>) => readonly string[],
): Value {
  return schema.superRefine((value, context) => {
    for (const message of reasonsOf(value)) context.addIssue({ code: 'custom', message });
  });
}

export function listOf<Item extends z.ZodType>(item: Item, bounds: Bounds) {
  const error = ({ input }: { input?: unknown }) =>
    outside(bounds, 'list', Array.isArray(input) ? input.length : 0);
  return z.array(item).min(bounds.min, { error }).max(bounds.max, { error }).meta(metaOf(bounds));
}

/** Like `listOf`, for a record whose keys the content chooses. */
export function groupOf<Key extends z.ZodString, Item extends z.ZodType>(
  key: Key,
  item: Item,
  bounds: Bounds,
) {
  const { min: minProperties, max: maxProperties } = bounds;
  const fits = (count: number) => count >= bounds.min && count <= bounds.max;
  return z
    .record(key, item)
    .refine((group) => fits(Object.keys(group).length), {
      error: ({ input }) => outside(bounds, 'group', Object.keys(input ?? {}).length),
    })
    .meta({ minProperties, maxProperties, ...metaOf(bounds) });
}

export function distinct<Values extends z.ZodType<readonly string[] | Readonly<Record<string, string>>>>(
  values: Values,
): Values {
  return values.superRefine((all, context) => {
    const first = new Map<string, string>();
    for (const [key, value] of Object.entries(all)) {
      const known = first.get(value);
      if (known === undefined) first.set(value, key);
      else if (Array.isArray(all))
        context.addIssue({
          code: 'custom',
          path: [Number(key)],
          message: `${value} is in this list already`,
        });
      else context.addIssue({ code: 'custom', path: [key], message: `is the same as that of ${known}` });
    }
  });
}
