import { rootOf, shapeAt } from '#packages/content/schemas/shapes.ts';
import { isMissing, type Content } from '../content/content.ts';
import { otherOf } from '../content/other-file.ts';
import { anyItem, type Spot } from '../content/place.ts';
import { capitalized } from '../content/labels.ts';
import { itemLabel } from '../content/path-label.ts';
import { inGroups, isWords } from '../content/kinds.ts';
import { valueAt, walk } from '#packages/content/tree.ts';
import { fieldAt } from './fields.ts';
import { formParts, type FormPart } from './form-parts.ts';
import { shownValue } from '../content/shown-value.ts';

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
