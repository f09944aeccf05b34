/** The form of a new list item, as its schema describes it. */
import type { Shape } from '#packages/content/schemas/shape.ts';
import { rootOf, shapeAt } from '#packages/content/schemas/shapes.ts';
import { firstLocaleOf, isMissing, languagesOf, type Content } from '../content/content.ts';
import { anyItem } from '../content/place.ts';
import { capitalized } from '../content/labels.ts';
import { itemLabel } from '../content/path-label.ts';
import { isWords, kindOf } from '../content/kinds.ts';
import { possibleChildren, valueAt, walk, type Node, type Path } from '#packages/content/tree.ts';
import { fieldAt, fieldsBelow, type Field } from './fields.ts';
import { formParts, type FormPart } from './form-parts.ts';
import { optionsOf } from './options.ts';

/** The neighbour that the examples are of, and the list. */
type Place = { content: Content; name: string; list: Path; item: string | number };

const itemInSchema = ({ list, item }: Place): Path => [...list, typeof item === 'number' ? 0 : item];

/**
 * What a value starts with: nothing, as an example is never saved. Of a choice that no two items have in common, an
 * option that is left.
 */
function initialOf({ content, name, list }: Place, path: Path, shape: Shape | undefined): string {
  // Of all countries of the world, the first that is left is nobody's choice.
  if (shape?.format === 'country') return '';
  const options = optionsOf(content, shape)?.map(({ value }) => value) ?? [];
  const items = Object.values(valueAt(content.data(name, firstLocaleOf(name)), list) ?? {});
  const used = items.map((each) => valueAt(each, path));
  const isUnique = new Set(used).size === used.length;
  return (isUnique && options.find((option) => !used.includes(option))) || '';
}

/** A part with what its values start with, and what the neighbour has as an example. */
function withExamples(place: Place, part: FormPart): FormPart {
  if ('list' in part) {
    return { list: { ...part.list, parts: part.list.parts.map((each) => withExamples(place, each)) } };
  }
  const { content, name, list, item } = place;
  const { field } = part;
  const path = field.path.slice(list.length + 1).map((step) => (step === anyItem ? 0 : step));
  const shape = shapeAt(name, [...itemInSchema(place), ...path]);
  const examples = languagesOf(name).map(({ locale }) => {
    const found = valueAt(content.data(name, locale), [...list, item, ...path]);
    return [locale, typeof found === 'string' || typeof found === 'number' ? String(found) : ''] as const;
  });
  return {
    field: {
      ...field,
      label: field.label || capitalized(itemLabel(name, list)),
      initial: initialOf(place, path, shape),
      examples: Object.fromEntries(examples),
    },
  };
}

/** The parts of a new item, in the order of its schema. `item` is the neighbour that the examples are of. */
export function newItem(content: Content, name: string, list: Path, item: string | number): FormPart[] {
  const place = { content, name, list, item };
  const inSchema = itemInSchema(place);
  const parts = formParts(content, name, { path: [...list, anyItem], inSchema, from: inSchema.length });
  return parts.map((part) => withExamples(place, part));
}

const inGroups = (node: Node) => (kindOf(node.shape) ? [] : possibleChildren(node));

/** The texts that a missing file needs beside its first item, such as its heading. */
export function besideFirst(content: Content, name: string): Field[] {
  if (isWords(name) || !isMissing(content, name, '')) return [];
  return [...walk(rootOf(name, undefined), inGroups)].flatMap(
    ({ path }) => fieldAt(content, name, path) ?? [],
  );
}

/** The figures of a service, which a new one has too: they are in a file of their own. */
export const figuresOf = (content: Content, name: string, item: string | number): Field[] =>
  name === 'services' ? fieldsBelow(content, 'figures', ['services', String(item)]) : [];
