/** What the schemas know of each value. Runs at build time only. */
import { z } from 'zod';
import { collections } from './collections/collections.ts';
import { factSchemas } from './facts.ts';
import { isCondition } from './filling/conditions.ts';
import { lazyRecord } from './lazy.ts';
import { people } from './schemas/people-schema.ts';
import { quotes } from './schemas/quotes-schema.ts';
import { wordSchemas } from './schema.ts';
import { isTree, type Path } from './tree.ts';

/**
 * What a text names by its key: something in a group of another file. `label` is the path of the words that tell an owner
 * what it is; with `only`, what has this value in this list.
 */
export type Offer = { file: string; path: Path; label: Path; only?: Readonly<Record<string, string>> };

/**
 * What there is to know of a value: the part of JSON Schema that is used here, and what schemas say of it in `.meta()`.
 */
export type Shape = {
  type?: string;
  enum?: string[];
  const?: unknown;
  /** A value, and its long form: a group that has it as its first key. */
  anyOf?: Shape[];
  format?: string;
  maxLength?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | false;
  propertyNames?: Shape;
  minProperties?: number;
  maxProperties?: number;
  items?: Shape;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  /** The slots that the page fills in a text. */
  slots?: string[];
  /** The lines that a text may have. */
  lines?: number;
  /** Why the design bounds the number of items. */
  because?: string;
  /** What the editor calls it, and an item of it, if its key does not say so. */
  label?: string;
  item?: string;
  /** The shape of a picture: its width divided by its height. */
  ratio?: number;
  /** A key that ends an address, or that content refers to, and is not shown. */
  isSlug?: boolean;
  /** A text that names something, and is not shown. */
  isName?: boolean;
  /** Whether pages by content are offered beside the options of a choice. */
  offersPages?: boolean;
  offers?: Offer;
  /** Whether a language may have the key and another not. */
  perLanguage?: boolean;
  /** Whether it is used only at build time, or in browsers only with a setting of site.yaml, or with a pair of offices or without one. */
  buildOnly?: boolean;
  neededWith?: string;
  /** Whether the editor must not mark its texts: they go into mails, have their lengths measured, or refer to something. */
  unmarked?: boolean;
};

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

/** Merges the two forms of a value. */
export function merged(shape: Shape | undefined): Shape | undefined {
  const { anyOf: [short, long] = [], ...rest } = shape ?? {};
  if (!short || !long) return shape;
  return { ...rest, ...short, properties: long.properties ?? {}, required: long.required ?? [] };
}

/** Returns the shape of a value in a value. */
export function inner(shape: Shape | undefined, key: string | number): Shape | undefined {
  // A value under a condition has the shape of the value that it replaces.
  if (isCondition(key)) return shape;
  if (typeof key === 'number') return shape?.prefixItems?.[key] ?? shape?.items;
  if (shape?.properties && Object.hasOwn(shape.properties, key)) return shape.properties[key];
  return shape?.additionalProperties || undefined;
}

/**
 * Returns the shape of a value in a file such as 'home' or 'site', or in the front matter of a text such as
 * 'stories/parcels'; undefined if the schema has no such path.
 */
export function shapeAt(name: string, path: readonly (string | number)[]): Shape | undefined {
  const [collection = name, slug] = name.split('/');
  const own = shapes[slug === undefined ? name : matterName(collection)];
  return path.reduce<Shape | undefined>((shape, key) => merged(inner(shape, key)), own);
}

/** Whether a text is one that visitors read, and not a choice or a name. */
export function isShown(shape: Shape | undefined): boolean {
  return !shape?.enum && shape?.const === undefined && !shape?.isName;
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
