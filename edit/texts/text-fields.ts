/** The fields of a text in a collection: its front matter, as the collection's schema describes it. */
import { collectionFacts } from '#packages/site/collections.ts';
import { rootOf } from '#packages/content/schemas/shapes.ts';
import { childrenOf, isTree, walk, type Node } from '#packages/content/tree.ts';
import type { Content } from '../content/content.ts';
import { anyItem } from '../content/place.ts';
import { textNamed } from '../content/labels.ts';
import { pathLabel } from '../content/path-label.ts';
import { kindOf } from '../content/kinds.ts';
import { shownValue } from '../content/shown-value.ts';
import { constraintsOf } from '../words/fields.ts';
import { formParts, type FormPart } from '../words/form-parts.ts';

/** The numbers of a figure of a client story, which are in figures.yaml. */
function numbersOf(content: Content, name: string): FormPart[] {
  const { collection, slug } = textNamed(name);
  return ['before', 'after'].map((side) => {
    const path = [collection, slug, anyItem, side];
    const label = pathLabel('figures', path, path.length - 1);
    return { field: { ...constraintsOf(content, 'figures', path, 'number'), path, label, values: [] } };
  });
}

/** The fields and lists of a text, in the order of its schema. */
export function textParts(content: Content, name: string): FormPart[] {
  const { hasFigures } = collectionFacts[textNamed(name).collection];
  return formParts(content, name, { path: [], inSchema: [], from: 0 }).map((part) =>
    'list' in part && hasFigures && part.list.path.join() === 'figures'
      ? { list: { ...part.list, parts: [...part.list.parts, ...numbersOf(content, name)] } }
      : part,
  );
}

const isShown = ({ shape, value }: Node) => !isTree(value) || kindOf(shape) === 'choices';

/** The values in a tree as fields show them, by dotted path: those of a list of choices as one. */
export function shownValues(name: string, data: unknown): [path: string, value: string][] {
  return [...walk(rootOf(name, data), (node) => (isShown(node) ? [] : childrenOf(node)))]
    .filter(isShown)
    .map(({ path, value }) => [path.join('.'), shownValue(value)]);
}
