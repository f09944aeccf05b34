import { collectionFacts } from '#packages/site/collections.ts';
import { rootOf } from '#packages/content/schemas/shapes.ts';
import { childrenOf, isTree, nodeAt, walk, type Node } from '#packages/content/tree.ts';
import type { Content } from '../content/content.ts';
import { anyItem, traceOf, type Place } from '../content/place.ts';
import { bodyKey } from '../content/text-file.ts';
import { textNamed } from '../content/labels.ts';
import { kindOf } from '../content/kinds.ts';
import { shownValue } from '../content/shown-value.ts';
import { fieldPlan } from '../words/fields.ts';
import { formParts, type FormPart } from '../words/form-parts.ts';

export function textParts(content: Content, name: string): FormPart[] {
  const { collection, slug } = textNamed(name);
  const { hasFigures } = collectionFacts[collection];
  // The numbers of a client story are in figures.yaml.
  const figure = [collection, slug, anyItem];
  const numbers = { path: figure, inSchema: figure, from: figure.length };
  const parts = formParts(content, name, { path: [], inSchema: [], from: 0 }).map((part) =>
    'list' in part && hasFigures && part.list.path.join() === 'figures'
      ? { list: { ...part.list, parts: [...part.list.parts, ...formParts(content, 'figures', numbers)] } }
      : part,
  );
  const body = { path: [bodyKey], inSchema: [bodyKey], from: 0 };
  return [...parts, { field: fieldPlan(content, name, body, 'text') }];
}

const isShown = ({ shape, value }: Node) => !isTree(value) || kindOf(shape) === 'choices';

/** By traces. A list of choices is one value. */
export function shownValues({ file, locale, path }: Place, data: unknown): Record<string, string> {
  const nodes = walk(nodeAt(rootOf(file, data), path), (node) => (isShown(node) ? [] : childrenOf(node)));
  const values = [...nodes].filter((node) => isShown(node) && node.value !== undefined);
  return Object.fromEntries(
    values.map((node) => [traceOf({ file, locale, path: node.path }), shownValue(node.value)]),
  );
}
