import { rootOf } from '#packages/content/schemas/shapes.ts';
import { isMissing, type Content } from '../content/content.ts';
import { anyItem } from '../content/place.ts';
import { capitalized, lastPart } from '../content/labels.ts';
import { itemLabel } from '../content/path-label.ts';
import { isWords, kindOf } from '../content/kinds.ts';
import { possibleChildren, valueAt, walk, type Node, type Path } from '#packages/content/tree.ts';
import { fieldAt, fieldsBelow } from './fields.ts';
import { formParts, type FormPart } from './form-parts.ts';
import { shownValue } from '../content/shown-value.ts';

/** The parts of a new item, in the order of its schema. `item` is the neighbor that the examples are of. */
export function newItem(content: Content, name: string, list: Path, item: string | number): FormPart[] {
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

const inGroups = (node: Node) => (kindOf(node.shape) ? [] : possibleChildren(node));

/** The texts that a missing file needs beside its first item, such as its heading. */
export function besideFirst(content: Content, name: string): FormPart[] {
  if (isWords(name) || !isMissing(content, name, '')) return [];
  return [...walk(rootOf(name, undefined), inGroups)]
    .flatMap(({ path }) => fieldAt(content, name, path) ?? [])
    .map((field) => ({ field }));
}

export const hasFigures = (name: string): boolean => name === 'services';

/** The figures of a new service, which are in a file of their own. Examples are those of the neighbor, or of one that has more. */
export function figuresOf(content: Content, name: string, item: string | number): FormPart[] {
  if (!hasFigures(name)) return [];
  const all = Object.keys(valueAt(content.data('figures', ''), ['services']) ?? {});
  const [fullest = []] = [String(item), ...all]
    .map((key) => fieldsBelow(content, 'figures', ['services', key]))
    .toSorted((a, b) => b.length - a.length);
  return fullest.map((field) => ({
    field: {
      ...field,
      path: field.path.with(1, anyItem),
      label: lastPart(field.label),
      optional: true,
      values: field.values.map((value) => ({ ...value, value: '' })),
      examples: Object.fromEntries(field.values.map(({ locale, value }) => [locale, value])),
    },
  }));
}
