/** Where files name things of other files by their keys, as schemas say: options of a field, and pages in menus. */
import type { Shape } from '#packages/content/schemas/shape.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { valueAt } from '#packages/content/tree.ts';
import type { Content } from '../content/content.ts';
import { isOptional } from '../content/kinds.ts';
import { placeOf, traceOf, type Place, type Spot } from '../content/place.ts';
import { allTexts } from '../words/all-texts.ts';
import type { Edit } from '../writer/edits.ts';

const placesNaming = (content: Content, key: string, isOffered: (shape: Shape) => boolean): Place[] =>
  allTexts(content).flatMap(({ at, text }) => {
    const shape = text === key ? shapeAt(at.file, at.path) : undefined;
    return shape && isOffered(shape) ? at : [];
  });

export const placesOfItem = (content: Content, { file, path }: Spot): Place[] =>
  placesNaming(
    content,
    String(path.at(-1)),
    ({ offers }) => offers?.file === file && offers.path.join('.') === path.slice(0, -1).join('.'),
  );

export const placesOfPage = (content: Content, slug: string): Place[] =>
  placesNaming(content, slug, ({ offersPages = false }) => offersPages);

/** Gives what is at `places` another key, and has what is at `named` name that. */
export const renameEdits = (places: readonly Place[], named: readonly Place[], key: string): Edit[] => [
  ...places.map((at): Edit => ({ do: 'rename', at, key })),
  ...named.map((at): Edit => ({ do: 'set', at, value: key })),
];

/** An optional list goes with the last of its items. */
export function without(content: Content, places: readonly Place[]): Edit[] {
  const lists = Map.groupBy(places, ({ path, ...at }) => traceOf({ ...at, path: path.slice(0, -1) }));
  return [...lists].flatMap(([trace, gone]): Edit[] => {
    const at = placeOf(trace);
    const items = Object.keys(valueAt(content.data(at.file, at.locale), at.path) ?? {});
    if (items.length === gone.length && isOptional(at.file, at.path)) return [{ do: 'remove', at }];
    // From the end on, so that the positions of the others stay.
    const fromEnd = gone.toSorted((one, other) => Number(other.path.at(-1)) - Number(one.path.at(-1)));
    return fromEnd.map((place) => ({ do: 'remove', at: place }));
  });
}
