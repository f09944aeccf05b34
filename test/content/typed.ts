import type { Typed } from '#edit/changes/typed.ts';
import { placeOf } from '#edit/content/place.ts';
import { valuesOfText } from '#edit/content/text-file.ts';
import { shownValues } from '#edit/texts/text-fields.ts';
import { withValue } from '#packages/content/tree.ts';
import { splitText } from '#packages/content/texts/text-file.ts';

/** Returns a path as in 'figures.days.0'. */
export const pathOf = (dotted: string): (string | number)[] =>
  dotted.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Returns a text of a collection as its fields would have it, such as 'stories/parcels', some of them changed. */
export function typed(name: string, source: string, change: Readonly<Record<string, string>> = {}): Typed {
  const { matter, body } = splitText(source);
  const written = shownValues({ file: name, locale: '', path: [] }, valuesOfText(matter, body));
  const values = [
    ...Object.entries(written).map(([trace, text]) => [placeOf(trace).path, text] as const),
    ...Object.entries(change).map(([path, text]) => [pathOf(path), text] as const),
  ];
  return values.reduce<unknown>((all, [path, text]) => withValue(all, path, text), {}) as Typed;
}
