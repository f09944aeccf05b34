/** The values of a new list item, as typed. */
import { slotOf, typedValues, withDraft, type Draft } from '#edit/page/saving/draft.ts';
import type { NewField, NewList, NewPart } from '#edit/words/new-item.ts';
import type { Path } from '#packages/content/tree.ts';

type NewValue = { path: Path; locale: string; value: string };

const countSlot = ({ path }: NewList) => slotOf(`count ${path.join('.')}`, '');

/** Whether anything is typed for a new item; a longer list without words is nothing. */
export const isBegun = (draft: Draft): boolean =>
  Object.entries(draft).some(([slot, text]) => text !== '' && !slot.startsWith('count '));

export const countOf = (draft: Draft, list: NewList): number => Number(draft[countSlot(list)] ?? list.start);

export const withCount = (draft: Draft, list: NewList, count: number): Draft =>
  withDraft(draft, `count ${list.path.join('.')}`, '', String(count));

/** Returns a part of the first item of a list as that of another one. */
function movedTo(part: NewPart, depth: number, index: number): NewPart {
  const moved = (path: Path) => path.with(depth, index);
  if ('field' in part) {
    const path = moved(part.field.path);
    const [base = ''] = part.field.key.split('+');
    return { field: { ...part.field, path, key: `${base}${['+', ...path].join('.')}` } };
  }
  const { list } = part;
  return {
    list: { ...list, path: moved(list.path), parts: list.parts.map((each) => movedTo(each, depth, index)) },
  };
}

/** Returns the parts of each item of a list within the new item. */
export function itemsOf(draft: Draft, list: NewList): NewPart[][] {
  return Array.from({ length: countOf(draft, list) }, (_, index) =>
    list.parts.map((part) => movedTo(part, list.path.length, index)),
  );
}

export function fieldsIn(draft: Draft, parts: readonly NewPart[]): NewField[] {
  return parts.flatMap((part) =>
    'field' in part ? part.field : itemsOf(draft, part.list).flatMap((item) => fieldsIn(draft, item)),
  );
}

/** Returns the values of some fields, without groups whose texts are all empty. */
export function valuesIn(draft: Draft, fields: readonly NewField[]): NewValue[] {
  const isEmpty = (field: NewField) => typedValues(draft, [field]).every(({ text }) => text.trim() === '');
  const isLeftOut = ({ group }: NewField) =>
    group !== undefined &&
    fields.filter((other) => other.group?.join() === group.join() && other.kind === 'text').every(isEmpty);
  const left = fields.filter((field) => !isLeftOut(field));
  return typedValues(draft, left).map(({ field: { path }, value: { locale }, text }) => ({
    path,
    locale,
    value: text,
  }));
}
