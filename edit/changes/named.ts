/** Where files name what is in another one by its key, as their schemas say: what is offered there, or pages in menus. */
import type { Shape } from '#packages/content/schemas/shape.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { valueAt } from '#packages/content/tree.ts';
import type { Content } from '../content/content.ts';
import { isOptional } from '../content/kinds.ts';
import type { Place, Spot } from '../content/place.ts';
import { allTexts } from '../words/all-texts.ts';
import type { Edit } from '../writer/edits.ts';

const placesNaming = (content: Content, key: string, isOffered: (shape: Shape) => boolean): Place[] =>
  allTexts(content).flatMap(({ at, text }) => {
    const shape = text === key ? shapeAt(at.file, at.path) : undefined;
    return shape && isOffered(shape) ? at : [];
  });

/** The places that name an item of a group, such as a person. */
export const placesOfItem = (content: Content, { file, path }: Spot): Place[] =>
  placesNaming(
    content,
    String(path.at(-1)),
    ({ offers }) => offers?.file === file && offers.path.join('.') === path.slice(0, -1).join('.'),
  );

/** The places at which menus name a page by content. */
export const placesOfPage = (content: Content, slug: string): Place[] =>
  placesNaming(content, slug, ({ offersPages = false }) => offersPages);

/** The edit that takes a value out: with its last item, an optional list is left out. */
export function without(content: Content, at: Place): Edit {
  const { file, locale, path } = at;
  const list = path.slice(0, -1);
  const items = Object.keys(valueAt(content.data(file, locale), list) ?? {});
  return { do: 'remove', at: items.length === 1 && isOptional(file, list) ? { ...at, path: list } : at };
}
