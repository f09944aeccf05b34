import type { Typed } from '#edit/changes/typed.ts';
import { valuesOfText } from '#edit/content/text-file.ts';
import { typedTree } from '#edit/page/saving/draft.ts';
import { shownValues } from '#edit/texts/text-fields.ts';
import { splitText } from '#packages/content/texts/text-file.ts';

/** Returns a path as in 'figures.days.0'. */
export const pathOf = (dotted: string): (string | number)[] =>
  dotted.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Returns a text of a collection as its fields would have it, such as 'stories/parcels', some of them changed. */
export function typed(name: string, source: string, change: Readonly<Record<string, string>> = {}): Typed {
  const { matter, body } = splitText(source);
  const values = { ...Object.fromEntries(shownValues(name, valuesOfText(matter, body))), ...change };
  return typedTree(Object.entries(values).map(([path, text]) => ({ path: pathOf(path), text })));
}
