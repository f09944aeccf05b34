/** The numbers of the figures of client stories, in `content/figures.yaml`. */
import { isTree, valueAt } from '#packages/content/tree.ts';
import type { Content } from '../content/content.ts';
import { textNamed } from '../content/labels.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import { treeEdits } from '../writer/tree-edits.ts';
import { treeOf, type TypedValue } from './typed-values.ts';

export const figuresFile = 'figures.yaml';

/** Returns the edits of figures.yaml that set all numbers of a text, at paths relative to it. */
export function figureEdits(content: Content, name: string, values: readonly TypedValue[]): Edit[] {
  const { collection, slug } = textNamed(name);
  const data = content.data('figures', '');
  if (!isTree(data)) throw new Refused(`${figuresFile} cannot be read: correct it first`);
  const numbers = treeOf('figures', [collection, slug], values) ?? {};
  const others = valueAt(data, [collection]);
  const after = { ...data, [collection]: { ...(isTree(others) && others), [slug]: numbers } };
  return treeEdits(data, after);
}
