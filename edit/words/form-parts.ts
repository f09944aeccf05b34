import { rootOf, shapeAt } from '#packages/content/schemas/shapes.ts';
import { valueAt, walk, type Path } from '#packages/content/tree.ts';
import { isMissing, type Content } from '../content/content.ts';
import { capitalized } from '../content/labels.ts';
import { otherOf } from '../content/other-file.ts';
import { anyItem, type Spot } from '../content/place.ts';
import { itemLabel } from '../content/path-label.ts';
import { inGroups, isOptional, isWords, kindOf } from '../content/kinds.ts';
import { shownValue } from '../content/shown-value.ts';
import { fieldAt, fieldPlan, type Field } from './fields.ts';

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

function partsIn(content: Content, { file: name, path: list }: Spot, item: string | number): FormPart[] {
  const inSchema = [...list, typeof item === 'number' ? 0 : item];
  const ofItem = { path: [...list, anyItem], inSchema, from: inSchema.length };
  return formParts(content, name, ofItem, (field, own) => {
    const path = own.slice(inSchema.length);
    const examples = field.values.map(({ locale }) => {
      const found = valueAt(content.data(name, locale), [...list, item, ...path]);
      return [locale, Array.isArray(found) ? '' : shownValue(found)] as const;
    });
    return {
      ...field,
      label: field.label || capitalized(itemLabel(name, list)),
      examples: Object.fromEntries(examples),
    };
  });
}

/** In the order of the schema, but after the text from which the key follows. `item` is the neighbor that gives examples. */
export function newItem(content: Content, list: Spot, item: string | number): FormPart[] {
  const other = otherOf(list);
  const keyFrom = shapeAt(list.file, list.path)?.keyFrom;
  const isKey = (part: FormPart) => 'field' in part && part.field.path.at(-1) === keyFrom;
  return [
    ...partsIn(content, list, item).toSorted((one, two) => Number(isKey(two)) - Number(isKey(one))),
    ...(other ? partsIn(content, other, item) : []),
  ];
}

/** What a missing file needs beside its first item, such as its heading. */
export function besideFirst(content: Content, name: string): FormPart[] {
  if (isWords(name) || !isMissing(content, name, '')) return [];
  return [...walk(rootOf(name, undefined), inGroups)]
    .flatMap(({ path }) => fieldAt(content, name, path) ?? [])
    .map((field) => ({ field }));
}
