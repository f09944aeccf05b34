import { anyItem } from '#edit/content/place.ts';
import type { Draft } from '#edit/page/saving/draft.ts';
import type { Item } from '#edit/words/open.ts';
import { fieldsIn, isGoneSlot, nameOf, shownParts, type Filling } from './shown-parts.ts';

export const nameSlot = 'name';

/** Whether anything is typed for a new item; a longer or shorter list is nothing. */
export const isBegun = (draft: Draft): boolean =>
  Object.entries(draft).some(([slot, text]) => text !== '' && !isGoneSlot(slot));

/** The name of the new item: the typed one, or one made from its first text. */
function nameIn({ list, parts }: Item, filling: Filling): string {
  return filling.draft[nameSlot] ?? (list.hasShownNames ? '' : nameOf(filling, parts, [anyItem]));
}

/** What is typed of a new item: its name, its place in the file, and its parts with their places. */
export function newItemIn(item: Item, draft: Draft) {
  const { list } = item;
  const filling: Filling = { file: list.file, locales: list.locales, saved: {}, draft };
  const name = nameIn(item, filling);
  const step = list.names ? name : list.index + 1;
  const parts = shownParts(filling, item.parts, [anyItem], [step]);
  const figures = fieldsIn(shownParts(filling, item.figures, [anyItem], [name]));
  return { filling, name, at: [...list.path, step], parts, fields: fieldsIn(parts), figures };
}
