import { shownValues } from '#edit/texts/text-fields.ts';
import { bodyOf, type WrittenText } from '#edit/texts/write-text.ts';
import { splitText } from '#packages/content/texts/text-file.ts';

/** Returns a text of a collection as its fields would have it, such as 'stories/parcels'. */
export function typed(name: string, source: string): WrittenText {
  const values = shownValues(name, splitText(source).matter).map(([path, value]) => ({
    path: path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    value,
  }));
  return { values, body: bodyOf(source) };
}
