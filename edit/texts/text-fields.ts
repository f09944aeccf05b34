import { collectionFacts } from '#app/site/collections.ts';
/** The fields of a text in a collection: its front matter, as the collection's schema describes it. */
import { shapeAt } from '#packages/content/shapes.ts';
import { isTree, type Path } from '#packages/content/tree.ts';
import type { Content } from '../content/content.ts';
import { textNamed } from '../content/labels.ts';
import { itemLabel, pathLabel } from '../content/path-label.ts';
import { isOptional, kindOf } from '../content/shapes.ts';
import { constraintsOf, shownValue, type Field } from '../words/fields.ts';

/** What there is to know of a field before it has values. `any` and 0 in its path stand for an item of the lists around it. */
export type FieldPlan = Omit<Field, 'key' | 'values'>;
/** A list whose items have keys that they get from their first text, or positions. */
export type ListPlan = {
  path: Path;
  itemLabel: string;
  isNamed: boolean;
  max?: number;
  /** Of an item. */
  parts: TextPart[];
};
export type TextPart = { field: FieldPlan } | { list: ListPlan };

/** Stands for the key of an item. */
const any = '+';

/** The numbers of a figure of a client story, which are in figures.yaml. */
function numbersOf(content: Content, name: string): TextPart[] {
  const { collection, slug } = textNamed(name);
  return ['before', 'after'].map((side) => {
    const path = [collection, slug, any, side];
    const label = pathLabel('figures', path, path.length - 1);
    return { field: { ...constraintsOf(content, 'figures', path, 'number'), path, label } };
  });
}

function partsAt(
  content: Content,
  name: string,
  path: Path,
  from: number,
  isInOptional: boolean,
): TextPart[] {
  const shape = shapeAt(name, path);
  const kind = kindOf(shape);
  if (kind) {
    const constraints = constraintsOf(content, name, path, kind);
    const label = pathLabel(name, path, from);
    return [{ field: { ...constraints, path, label, optional: constraints.optional || isInOptional } }];
  }
  const isNamed = typeof shape?.additionalProperties === 'object';
  if (isNamed || shape?.items) {
    const item = [...path, isNamed ? any : 0];
    const parts = partsAt(
      content,
      name,
      item,
      kindOf(shapeAt(name, item)) ? path.length : item.length,
      isInOptional,
    );
    const isOfFigures = collectionFacts[textNamed(name).collection].hasFigures && path.join() === 'figures';
    const max = isNamed ? shape.maxProperties : shape?.maxItems;
    return [
      {
        list: {
          path,
          itemLabel: itemLabel(name, path),
          isNamed,
          ...(max !== undefined && { max }),
          parts: isOfFigures ? [...parts, ...numbersOf(content, name)] : parts,
        },
      },
    ];
  }
  return Object.keys(shape?.properties ?? {}).flatMap((key) => {
    const inner = [...path, key];
    return partsAt(content, name, inner, from, isInOptional || (path.length > 0 && isOptional(name, path)));
  });
}

/** Returns the fields and lists of a text, in the order of its schema. */
export const textParts = (content: Content, name: string): TextPart[] => partsAt(content, name, [], 0, false);

/** Returns the values in a tree as fields show them, by dotted path: those of a list of choices as one. */
export function shownValues(name: string, data: unknown, path: Path = []): [path: string, value: string][] {
  if (!isTree(data) || kindOf(shapeAt(name, path)) === 'choices')
    return [[path.join('.'), String(shownValue(data))]];
  return Object.entries(data).flatMap(([key, inner]) =>
    shownValues(name, inner, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}
