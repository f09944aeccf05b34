import { z } from 'zod';
import { once } from '#packages/site/once.ts';
import { collections } from '../collections/collections.ts';
import { factSchemas } from '../facts.ts';
import { people } from '../proof/people.ts';
import { quotes } from '../proof/quotes.ts';
import { wordSchemas } from '../schema.ts';
import type { Shape } from './shape.ts';
import { nodeAt, type Node, type Path } from '../tree.ts';

/** The name under which the front matter of a collection has its schema: the files of lists have the same name without it. */
const matterName = (collection: string) => `${collection}/`;
const matters = Object.entries(collections).map(([name, { matter }]) => [matterName(name), matter] as const);

const schemas: Record<string, z.ZodType> = {
  ...wordSchemas,
  ...factSchemas,
  ...Object.fromEntries(matters),
  people,
  quotes,
};
// What Zod says of a schema is more than is used here.
const shapeOf = once((name: string): Shape | undefined => {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
});

/** The data of a file such as 'home' or 'site', or of the front matter of a text such as 'stories/parcels', with its schema. */
export function rootOf(name: string, data: unknown): Node {
  const [collection = name, slug] = name.split('/');
  return { path: [], shape: shapeOf(slug === undefined ? name : matterName(collection)), value: data };
}

/** What the schema of a file says of a value; undefined if it has no such path. */
export function shapeAt(name: string, path: Path): Shape | undefined {
  return nodeAt(rootOf(name, undefined), path).shape;
}
