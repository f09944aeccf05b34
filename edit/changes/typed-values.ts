/** Values as their schema wants them, from what is typed. */
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { isOptional, kindOf } from '../content/kinds.ts';
import type { Path } from '#packages/content/tree.ts';

export type TypedValue = { path: Path; value: string };

/** Converts typed text to the type in the schema. An invalid number stays a text, for the check to report. */
export function valueOf(name: string, path: Path, typed: string): string | number | boolean | string[] {
  const kind = kindOf(shapeAt(name, path));
  if (kind === 'switch') return typed === 'true';
  if (kind === 'choices') return typed.split(', ').filter(Boolean);
  const isNumber = kind === 'number' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(typed);
  return isNumber ? Number(typed) : typed;
}

/** Puts a value into a tree, and creates the groups and lists around it. */
function withValue(tree: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const present = tree ?? (typeof key === 'number' ? [] : {});
  const inner = withValue(Reflect.get(present, key), rest, value);
  return Array.isArray(present)
    ? Object.assign([...present], { [key]: inner })
    : { ...present, [key]: inner };
}

/** Returns the keys of the groups in a value in the order of their schema, which the build asks for. */
function inOrder(name: string, path: Path, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => inOrder(name, [...path, index], item));
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.keys(shapeAt(name, path)?.properties ?? {});
  const keys = Object.keys(value).toSorted((one, other) => known.indexOf(one) - known.indexOf(other));
  return Object.fromEntries(keys.map((key) => [key, inOrder(name, [...path, key], Reflect.get(value, key))]));
}

/** Returns the value at a place of a file, from its parts at paths relative to it. Empty optional ones are left out. */
export function treeOf(name: string, at: Path, values: readonly TypedValue[]): unknown {
  const given = values.filter(
    ({ path, value }) => !(value.trim() === '' && isOptional(name, [...at, ...path])),
  );
  const tree = given.reduce<unknown>(
    (all, { path, value }) => withValue(all, path, valueOf(name, [...at, ...path], value)),
    undefined,
  );
  return inOrder(name, at, tree);
}
