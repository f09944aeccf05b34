/** The form of a new list item, as its schema describes it. */
import type { Shape } from '#packages/content/shape.ts';
import { shapeAt } from '#packages/content/shapes.ts';
import { fileOf, firstLocaleOf, isMissing, languagesOf, type Content } from '../content/content.ts';
import { keyOf } from '../content/keys.ts';
import { capitalized } from '../content/labels.ts';
import { itemLabel, pathLabel } from '../content/path-label.ts';
import { isOptional, isWords, kindOf } from '../content/shapes.ts';
import { valueAt, type Path } from '#packages/content/tree.ts';
import { constraintsOf, fieldAt, leaves, type Field } from './fields.ts';
import { optionsOf } from './options.ts';

/** A value of the new item: `path` is relative to the item, and `values` holds what it starts with. */
export type NewField = Field & {
  /** The path of the group that is left out if all its texts stay empty. */
  group?: Path;
};
/** A list within the new item, which starts with `start` items, each with these parts. */
export type NewList = {
  path: Path;
  label: string;
  itemLabel: string;
  start: number;
  max?: number;
  parts: NewPart[];
};
export type NewPart = { field: NewField } | { list: NewList };

/** The neighbour that the examples are of, and the list. */
type Place = { content: Content; name: string; list: Path; item: string | number };

// Stands for the position or key of the new item.
const anyItem = '+';

/**
 * Returns what a value starts with: nothing, as an example is never saved. Of a choice that no two items have in common, an
 * option that is left.
 */
function initialOf({ content, name, list }: Place, path: Path, shape: Shape): string {
  // Of all countries of the world, the first that is left is nobody's choice.
  if (shape.format === 'country') return '';
  const options = optionsOf(content, shape)?.map(({ value }) => value) ?? [];
  const items = Object.values(valueAt(content.data(name, firstLocaleOf(name)), list) ?? {});
  const used = items.map((each) => valueAt(each, path));
  const isUnique = new Set(used).size === used.length;
  return (isUnique && options.find((option) => !used.includes(option))) || '';
}

function newField(place: Place, path: Path, shape: Shape, group: Path | undefined): NewField {
  const { content, name, list, item } = place;
  const full = [...list, anyItem, ...path];
  const values = languagesOf(name).map(({ locale, name: language }) => {
    const found = valueAt(content.data(name, locale), [...list, item, ...path]);
    const example = typeof found === 'string' || typeof found === 'number' ? String(found) : '';
    return { locale, language, example };
  });
  const value = initialOf(place, path, shape);
  const real = [...list, typeof item === 'number' ? 0 : item, ...path];
  const constraints = constraintsOf(content, name, real, kindOf(shape) ?? 'text');
  return {
    ...constraints,
    key: keyOf(name, full),
    path,
    label: pathLabel(name, real, list.length + 1) || capitalized(itemLabel(name, list)),
    optional: constraints.optional || group !== undefined,
    values: values.map(({ locale, language }) => ({ locale, language, file: fileOf(name, locale), value })),
    examples: Object.fromEntries(values.map(({ locale, example }) => [locale, example])),
    ...(group && { group }),
  };
}

function partsAt(place: Place, path: Path, group?: Path): NewPart[] {
  const { name, list, item } = place;
  const real: Path = [...list, typeof item === 'number' ? 0 : item, ...path];
  const shape = shapeAt(name, real);
  if (!shape) return [];
  if (kindOf(shape)) return [{ field: newField(place, path, shape, group) }];
  if (shape.items) {
    const least = Math.max(shape.minItems ?? 0, 1);
    const inner: NewList = {
      path,
      label: pathLabel(name, real, real.length - 1),
      itemLabel: itemLabel(name, real),
      start: isOptional(name, real) || group ? 0 : least,
      ...(shape.maxItems !== undefined && { max: shape.maxItems }),
      parts: partsAt(place, [...path, 0], group),
    };
    return [{ list: inner }];
  }
  return Object.keys(shape.properties ?? {}).flatMap((key) => {
    const inner = [...path, key];
    const isGroup = shape.properties?.[key]?.properties !== undefined;
    const left = isGroup && isOptional(name, [...real, key]) ? inner : group;
    return partsAt(place, inner, left);
  });
}

/** Returns the parts of a new item, in the order of its schema. `item` is the neighbour that the examples are of. */
export function newItem(content: Content, name: string, list: Path, item: string | number): NewPart[] {
  return partsAt({ content, name, list, item }, []);
}

function shapeLeaves(name: string, path: Path): Path[] {
  const shape = shapeAt(name, path);
  if (kindOf(shape)) return [path];
  return Object.keys(shape?.properties ?? {}).flatMap((key) => shapeLeaves(name, [...path, key]));
}

/** Returns the texts that a missing file needs beside its first item, such as its heading. */
export function besideFirst(content: Content, name: string): Field[] {
  if (isWords(name) || !isMissing(content, name, '')) return [];
  return shapeLeaves(name, []).flatMap((leaf) => fieldAt(content, name, leaf) ?? []);
}

/** Returns the figures of a service, which a new one has too: they are in a file of their own. */
export function figuresOf(content: Content, name: string, item: string | number): Field[] {
  if (name !== 'services') return [];
  const path = ['services', String(item)];
  return leaves(content, 'figures', path).flatMap((leaf) => fieldAt(content, 'figures', leaf) ?? []);
}
