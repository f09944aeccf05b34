import { shapeAt } from '#packages/content/schemas/shapes.ts';
import type { Path } from '#packages/content/tree.ts';
import type { Content } from '../content/content.ts';
import { anyItem } from '../content/place.ts';
import { itemLabel } from '../content/path-label.ts';
import { isOptional, kindOf } from '../content/kinds.ts';
import { fieldPlan, type Field } from './fields.ts';

/** A list whose items have keys that they get from their first text, or positions. */
export type ListPlan = {
  path: Path;
  itemLabel: string;
  isNamed: boolean;
  /** The text from which a key follows. */
  keyFrom?: string | undefined;
  /** The least number of items. If items have positions, so many are always shown. */
  start: number;
  max?: number | undefined;
  /** Of an item. */
  parts: FormPart[];
};
/** In the path of a field, `anyItem` stands for an item of each list around it. */
export type FormPart = { field: Field } | { list: ListPlan };

/** `path` is that in the form; `from` is the number of keys that labels leave out. */
type Place = { path: Path; inSchema: Path; from: number; isInOptional?: boolean };

export function formParts(
  content: Content,
  name: string,
  place: Place,
  completed: (field: Field, inSchema: Path) => Field = (field) => field,
): FormPart[] {
  const { path, inSchema, from, isInOptional = false } = place;
  const shape = shapeAt(name, inSchema);
  const kind = kindOf(shape);
  if (kind) {
    const plan = fieldPlan(content, name, { path, inSchema, from }, kind);
    return [{ field: completed({ ...plan, optional: plan.optional || isInOptional }, inSchema) }];
  }
  const isNamed = typeof shape?.additionalProperties === 'object';
  if (isNamed || shape?.items) {
    const item = [...inSchema, isNamed ? anyItem : 0];
    const list: ListPlan = {
      path,
      itemLabel: itemLabel(name, inSchema),
      isNamed,
      start: isNamed || isOptional(name, inSchema) ? 0 : Math.max(shape?.minItems ?? 0, 1),
      max: isNamed ? shape.maxProperties : shape?.maxItems,
      parts: formParts(
        content,
        name,
        {
          path: [...path, anyItem],
          inSchema: item,
          from: kindOf(shapeAt(name, item)) ? item.length - 2 : item.length,
          isInOptional,
        },
        completed,
      ),
    };
    return [{ list }];
  }
  const children = [...(shape?.prefixItems?.entries() ?? []), ...Object.entries(shape?.properties ?? {})];
  return children.flatMap(([key, { properties, prefixItems }]) => {
    const inner = [...inSchema, key];
    const isOptionalGroup = (properties ?? prefixItems) !== undefined && isOptional(name, inner);
    const within = {
      path: [...path, key],
      inSchema: inner,
      from,
      isInOptional: isInOptional || isOptionalGroup,
    };
    return formParts(content, name, within, completed);
  });
}
