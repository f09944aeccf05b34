/** What a form asks for, as a schema describes it: fields, and lists of them. */
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import type { Path } from '#packages/content/tree.ts';
import type { Content } from '../content/content.ts';
import { anyItem } from '../content/place.ts';
import { itemLabel, pathLabel } from '../content/path-label.ts';
import { isOptional, kindOf } from '../content/kinds.ts';
import { constraintsOf, type Field } from './fields.ts';

/** A list whose items have keys that they get from their first text, or positions. */
export type ListPlan = {
  path: Path;
  itemLabel: string;
  isNamed: boolean;
  /** The number of items that are shown in any case. */
  start: number;
  max?: number;
  /** Of an item. */
  parts: FormPart[];
};
/** In the path of a field, `anyItem` stands for an item of each list around it. */
export type FormPart = { field: Field } | { list: ListPlan };

/** A place in a form: its path there and in the schema, the length of that in its label, and the group around it. */
type Place = { path: Path; inSchema: Path; from: number; group?: Path | undefined };

export function formParts(content: Content, name: string, place: Place): FormPart[] {
  const { path, inSchema, from, group } = place;
  const shape = shapeAt(name, inSchema);
  const kind = kindOf(shape);
  if (kind) {
    const constraints = constraintsOf(content, name, inSchema, kind);
    const label = pathLabel(name, inSchema, from);
    const optional = constraints.optional || group !== undefined;
    return [{ field: { ...constraints, path, label, optional, ...(group && { group }), values: [] } }];
  }
  const isNamed = typeof shape?.additionalProperties === 'object';
  if (isNamed || shape?.items) {
    const item = [...inSchema, isNamed ? anyItem : 0];
    const max = isNamed ? shape.maxProperties : shape?.maxItems;
    const list: ListPlan = {
      path,
      itemLabel: itemLabel(name, inSchema),
      isNamed,
      start: isNamed || isOptional(name, inSchema) ? 0 : Math.max(shape?.minItems ?? 0, 1),
      ...(max !== undefined && { max }),
      parts: formParts(content, name, {
        path: [...path, anyItem],
        inSchema: item,
        from: kindOf(shapeAt(name, item)) ? item.length - 2 : item.length,
        group,
      }),
    };
    return [{ list }];
  }
  return Object.entries(shape?.properties ?? {}).flatMap(([key, { properties }]) => {
    const inner = [...path, key];
    const isGroup = properties !== undefined && isOptional(name, [...inSchema, key]);
    return formParts(content, name, {
      path: inner,
      inSchema: [...inSchema, key],
      from,
      group: isGroup ? inner : group,
    });
  });
}
