/** What a schema knows of a value. Runs at build time only. */
import { isCondition } from './filling/conditions.ts';
import type { Path } from './tree.ts';

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

/** Whether a text is one that visitors read, and not a choice or a name. */
export function isShown(shape: Shape | undefined): boolean {
  return !shape?.enum && shape?.const === undefined && !shape?.isName;
}
