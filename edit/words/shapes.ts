/** The schemas' constraints on values, to guide editing. The schemas themselves do the validation. */
import { z } from 'zod';
import { isCondition } from '#generate/content/conditions.ts';
import { figures, site } from '#generate/content/facts.ts';
import { limitsAt } from '#generate/content/lengths.ts';
import { wordFiles } from '#generate/content/load.ts';
import { people } from '#generate/content/proof/people.ts';
import { quotes } from '#generate/content/proof/quotes.ts';
import { wordSchemas } from '#generate/content/schema.ts';
import type { Path } from '../writer/edits.ts';

/** The part of JSON Schema that is used here; the last five keywords are the site's own. */
export type Shape = {
  type?: string;
  enum?: string[];
  const?: unknown;
  /** A value, and its long form: a group that has it as its first key. */
  anyOf?: Shape[];
  format?: string;
  pattern?: string;
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
  slots?: string[];
  because?: string;
  ratio?: number;
  label?: string;
  item?: string;
};

const schemas: Record<string, z.ZodType> = { ...wordSchemas, site, figures, people, quotes };
const shapes = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [
    name,
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape,
  ]),
);

/** Whether a file holds words, in one file per language, rather than facts. */
export const isWords = (name: string): boolean => (wordFiles as string[]).includes(name);

/** Merges the two forms of a value. */
function merged(shape: Shape | undefined): Shape | undefined {
  const { anyOf: [short, long] = [], ...rest } = shape ?? {};
  if (!short || !long) return shape;
  return { ...rest, ...short, properties: long.properties ?? {}, required: long.required ?? [] };
}

/** Returns the path of the short value in a long form, such as claimsConfirmed.uptime.confirmed; undefined for other values. */
export function shortPathIn(name: string, path: Path): Path | undefined {
  const shape = shapeAt(name, path);
  const [first] = Object.keys(shape?.properties ?? {});
  return first === undefined || kindOf(shape) === undefined ? undefined : [...path, first];
}

function inner(shape: Shape | undefined, key: string | number): Shape | undefined {
  // A value under a condition has the shape of the value that it replaces.
  if (isCondition(key)) return shape;
  if (typeof key === 'number') return shape?.prefixItems?.[key] ?? shape?.items;
  if (shape?.properties && Object.hasOwn(shape.properties, key)) return shape.properties[key];
  return shape?.additionalProperties || undefined;
}

/** Returns the shape of a value in a file such as 'home' or 'site'; undefined if the schema has no such path. */
export function shapeAt(name: string, path: Path): Shape | undefined {
  return path.reduce<Shape | undefined>((shape, key) => merged(inner(shape, key)), shapes[name]);
}

export type Kind = 'text' | 'number' | 'choice' | 'switch' | 'date' | 'time' | 'color' | 'picture';

// Formats that have an input of their own.
const formats: readonly Kind[] = ['date', 'time', 'color', 'picture'];

/** Returns how a value is edited; undefined for values that are not, such as groups and constants. */
export function kindOf(written: Shape | undefined): Kind | undefined {
  const shape = merged(written);
  if (shape === undefined || shape.const !== undefined) return undefined;
  if (shape.enum) return 'choice';
  if (shape.type === 'boolean') return 'switch';
  if (shape.type === 'number' || shape.type === 'integer') return 'number';
  if (shape.type !== 'string') return undefined;
  return formats.find((format) => format === shape.format) ?? 'text';
}

/** Whether a value is optional. */
export function isOptional(name: string, path: Path): boolean {
  const key = path.at(-1);
  const group = shapeAt(name, path.slice(0, -1));
  if (typeof key !== 'string' || !group?.properties || !Object.hasOwn(group.properties, key)) return false;
  return !group.required?.includes(key);
}

/** Returns where a new key of a group goes among those that it has, in the order of the schema. */
export function positionIn(name: string, group: Path, key: string, own: readonly string[]): number {
  const order = Object.keys(shapeAt(name, group)?.properties ?? {});
  const before = new Set(order.slice(0, order.indexOf(key)));
  return own.filter((each) => before.has(each)).length;
}

/** Returns the maximum number of characters and lines of a text. */
export function roomFor(name: string, path: Path): { characters?: number; lines?: number } {
  const { maxLength } = shapeAt(name, path) ?? {};
  if (!isWords(name)) return maxLength === undefined ? {} : { characters: maxLength };
  const { characters, lines = 1 } = limitsAt(
    path.filter((key) => typeof key === 'string' && !isCondition(key)) as string[],
  );
  return { characters: Math.min(characters, maxLength ?? Infinity), lines };
}
