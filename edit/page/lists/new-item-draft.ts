import type { Typed } from '#edit/changes/typed.ts';
import { anyItem } from '#edit/content/place.ts';
import { typedTree, typedValues, type Draft } from '#edit/page/saving/draft.ts';
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
  const { list, languages } = item;
  const filling: Filling = {
    file: list.file,
    locales: languages.map(({ locale }) => locale),
    saved: [],
    draft,
    valuesAt: ({ initial = '' }) => languages.map((language) => ({ ...language, value: initial })),
  };
  const name = nameIn(item, filling);
  const step = list.names ? name : list.index + 1;
  const parts = shownParts(filling, item.parts, [anyItem], [step]);
  return { filling, name, at: [...list.path, step], parts, fields: fieldsIn(parts) };
}

/** What is typed of a new item in a language, without groups whose texts are all empty. */
export function valueIn(draft: Draft, { at, fields }: ReturnType<typeof newItemIn>, locale: string): Typed {
  const isEmpty = (field: (typeof fields)[number]) =>
    typedValues(draft, [field]).every(({ text }) => text.trim() === '');
  const isLeftOut = ({ group }: (typeof fields)[number]) =>
    group !== undefined &&
    fields.filter((other) => other.group?.join() === group.join() && other.kind === 'text').every(isEmpty);
  const left = fields.filter((field) => !isLeftOut(field));
  return typedTree(
    typedValues(draft, left)
      .filter(({ value }) => value.locale === locale)
      .map(({ field, text }) => ({ path: field.path.slice(at.length), text })),
  );
}
