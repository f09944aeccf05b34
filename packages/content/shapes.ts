/** What the schemas know of each value. Runs at build time only. */
import { z } from 'zod';
import { collections } from './collections/collections.ts';
import { factSchemas } from './facts.ts';
import { lazyRecord } from './lazy.ts';
import { people } from './schemas/people-schema.ts';
import { quotes } from './schemas/quotes-schema.ts';
import { wordSchemas } from './schema.ts';
import { inner, merged, type Shape } from './shape.ts';
import { isTree } from './tree.ts';

/** The name under which the front matter of a collection has its schema: the files of lists have the same name without it. */
const matterName = (collection: string) => `${collection}/`;
const matters = Object.values(collections).map(({ name, matter }) => [matterName(name), matter] as const);

const schemas: Record<string, z.ZodType> = {
  ...wordSchemas,
  ...factSchemas,
  ...Object.fromEntries(matters),
  people,
  quotes,
};
// What Zod says of a schema is more than is used here.
const shapes = lazyRecord(
  Object.keys(schemas),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (name) => z.toJSONSchema(schemas[name] ?? z.never(), { io: 'input', unrepresentable: 'any' }) as Shape,
);

/**
 * Returns the shape of a value in a file such as 'home' or 'site', or in the front matter of a text such as
 * 'stories/parcels'; undefined if the schema has no such path.
 */
export function shapeAt(name: string, path: readonly (string | number)[]): Shape | undefined {
  const [collection = name, slug] = name.split('/');
  const own = shapes[slug === undefined ? name : matterName(collection)];
  return path.reduce<Shape | undefined>((shape, key) => merged(inner(shape, key)), own);
}

/**
 * Returns the data of a file without what browsers do not need.
 *
 * @param settings the facts of site.yaml, and what follows from them
 */
export function sentData(name: string, data: unknown, settings: object): unknown {
  const isSent = (shape: Shape | undefined) =>
    !shape?.buildOnly && (!shape?.neededWith || Reflect.get(settings, shape.neededWith) !== undefined);
  const sent = (value: unknown, shape: Shape | undefined): unknown => {
    if (!shape || !isTree(value)) return value;
    if (Array.isArray(value)) return value.map((item, index) => sent(item, inner(shape, index)));
    const entries = Object.entries(value).filter(([key]) => isSent(inner(shape, key)));
    return Object.fromEntries(entries.map(([key, own]) => [key, sent(own, inner(shape, key))]));
  };
  return sent(data, shapeAt(name, []));
}
