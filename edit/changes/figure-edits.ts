/** The numbers of the figures of client stories, in `content/figures.yaml`. */
import type { Content } from '../content/content.ts';
import { textNamed } from '../content/labels.ts';
import { positionIn } from '../content/shapes.ts';
import { valueAt } from '#packages/content/tree.ts';
import type { Edit } from '../writer/edits.ts';

export const figuresFile = 'figures.yaml';

/** The numbers of a figure, as typed. */
export type BeforeAfter = { before: string; after: string };
/** The numbers of a story's figures, by key. */
export type StoryFigures = Record<string, BeforeAfter>;

// The build reports what is no number.
const numberIn = (typed: string) => (/^\s*-?\d+(?:\.\d+)?\s*$/.test(typed) ? Number(typed) : typed.trim());

/** Returns the edits of figures.yaml that set the numbers of a text's figures. */
export function figureEdits(content: Content, name: string, values: StoryFigures): Edit[] {
  const { collection, slug } = textNamed(name);
  const data = content.data('figures', '');
  const typed = Object.entries(values).map(
    ([key, { before, after }]) => [key, { before: numberIn(before), after: numberIn(after) }] as const,
  );
  const tree = Object.fromEntries(typed);
  const all = valueAt(data, [collection]);
  if (all === undefined) {
    const at = positionIn('figures', [], collection, Object.keys(data ?? {}));
    return [{ do: 'insert', path: [], at, key: collection, value: { [slug]: tree } }];
  }
  const own = valueAt(all, [slug]);
  if (own === undefined)
    return [
      { do: 'insert', path: [collection], at: Object.keys(all as object).length, key: slug, value: tree },
    ];
  const known = Object.keys(own as object);
  const path = [collection, slug];
  return [
    ...typed
      .filter(([key]) => known.includes(key))
      .flatMap(([key, figure]) =>
        Object.entries(figure).map(([side, value]): Edit => ({
          do: 'set',
          path: [...path, key, side],
          value,
        })),
      ),
    ...typed
      .filter(([key]) => !known.includes(key))
      .map(([key, value], index): Edit => ({ do: 'insert', path, at: known.length + index, key, value })),
  ];
}
