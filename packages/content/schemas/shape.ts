import type { Path } from '../tree.ts';

/**
 * What a text names by its key: something in a group of another file. `label` is the path of the words that tell an owner
 * what it is; with `only`, what has this value in this list.
 */
export type Offer = { file: string; path: Path; label: Path; only?: Readonly<Record<string, string>> };

/** The part of JSON Schema that is used here, and what schemas say of a value in `.meta()`. */
export type Shape = {
  type?: string;
  enum?: string[];
  /** What the editor calls the values of `enum`, if they do not say so. */
  enumLabels?: Record<string, string>;
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
  slots?: string[];
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
  /** The text of an item from which its key follows, in the default language. */
  keyFrom?: string;
  /** A text that names something, and is not shown. */
  isName?: boolean;
  /** Whether pages by content are offered beside the options of a choice. */
  offersPages?: boolean;
  offers?: Offer;
  /** Whether a language may have the key and another not. */
  perLanguage?: boolean;
  /** Whether pages do not show it: it is used at build time only. */
  buildOnly?: boolean;
  /** Whether the editor must not trace its texts: they go into mails, have their lengths measured, or refer to something. */
  untraced?: boolean;
};
