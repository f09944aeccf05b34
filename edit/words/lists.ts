/** The lists that contain a value, including groups whose keys the content defines. */
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { firstLocaleOf, names, type Content } from '../content/content.ts';
import { pageLabel } from '../content/labels.ts';
import { itemLabel, pathLabel } from '../content/path-label.ts';
import { isOptional, isWords, kindOf } from '../content/kinds.ts';
import { valueAt, type Path } from '#packages/content/tree.ts';

export type List = {
  name: string;
  path: Path;
  label: string;
  /** What an item is called, as in 'service'. */
  itemLabel: string;
  /** The item that contains the value, and its position: -1 in an empty list. */
  item: string | number;
  index: number;
  count: number;
  min: number;
  max?: number;
  /** Why the design has these bounds. */
  because?: string;
  /** The names of all items, if an item needs one. */
  names?: string[];
  /** Whether the names are shown, not part of addresses. */
  hasShownNames: boolean;
};

function listAt(content: Content, name: string, path: Path, item: string | number): List | undefined {
  const shape = shapeAt(name, path);
  const value = valueAt(content.data(name, firstLocaleOf(name)), path) ?? {};
  if (!shape || typeof value !== 'object') return undefined;
  const isNamed = shape.items === undefined;
  if (isNamed ? shape.minProperties === undefined : shape.items === undefined) return undefined;
  const count = Object.keys(value).length;
  const max = isNamed ? shape.maxProperties : shape.maxItems;
  return {
    name,
    path,
    label: pathLabel(name, path) || pageLabel(name),
    itemLabel: itemLabel(name, path),
    item,
    index: isNamed ? Object.keys(value).indexOf(String(item)) : Math.min(Number(item), count - 1),
    count,
    min: (isNamed ? shape.minProperties : shape.minItems) ?? (isOptional(name, path) ? 0 : 1),
    ...(max !== undefined && { max }),
    ...(shape.because !== undefined && { because: shape.because }),
    ...(isNamed && { names: Object.keys(value) }),
    hasShownNames: shape.propertyNames !== undefined && !shape.propertyNames.isSlug,
  };
}

/** Returns the lists around a value, the nearest first. */
export function listsAround(content: Content, name: string, path: Path): List[] {
  return path.flatMap((item, depth) => listAt(content, name, path.slice(0, depth), item) ?? []).toReversed();
}

function emptyListsAt(content: Content, name: string, path: Path): List[] {
  const shape = shapeAt(name, path);
  const value = valueAt(content.data(name, ''), path) ?? {};
  if (!shape || kindOf(shape) || shape.prefixItems || typeof value !== 'object') return [];
  const isEmpty = Object.keys(value).length === 0;
  // One that must have items is left out to have the site's own.
  if (isEmpty && shape.minItems) return [];
  const list = isEmpty ? listAt(content, name, path, shape.items ? 0 : '') : undefined;
  if (list) return [list];
  const keys = Array.isArray(value) ? value.keys().toArray() : Object.keys({ ...shape.properties, ...value });
  return keys.flatMap((key) => emptyListsAt(content, name, [...path, key]));
}

/** Returns the lists of the facts that have no item yet, nor perhaps a file: profiles, people, quotes. */
export function emptyLists(content: Content): List[] {
  return names.filter((name) => !isWords(name)).flatMap((name) => emptyListsAt(content, name, []));
}
