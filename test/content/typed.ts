import type { Asked } from '#edit/changes/asked.ts';
import type { Typed } from '#edit/changes/typed.ts';
import { placeOf } from '#edit/content/place.ts';
import { valuesOfText } from '#edit/content/text-file.ts';
import { shownValues } from '#edit/texts/text-fields.ts';
import { withValue } from '#packages/content/tree.ts';
import { splitText } from '#packages/content/texts/text-file.ts';

/** Returns a text of a collection as its fields would have it, such as 'stories/parcels', some of them changed. */
export function typed(name: string, source: string, change: Readonly<Record<string, string>> = {}): Typed {
  const { matter, body } = splitText(source);
  const place = { file: name, locale: '', path: [] };
  const changed = Object.entries(change).map(([path, text]) => [`${name}:${path}|`, text] as const);
  const values = { ...shownValues(place, valuesOfText(matter, body)), ...Object.fromEntries(changed) };
  return Object.entries(values).reduce<unknown>(
    (all, [trace, text]) => withValue(all, placeOf(trace).path, text),
    {},
  ) as Typed;
}

/** Asks for a text of a collection as it is here. */
export const textEdit = (name: string, source: string, locale = 'en'): Asked => ({
  do: 'set',
  at: { file: name, locale, path: [] },
  value: typed(name, source),
});
