/** What the files have of the texts of a panel, where they were changed elsewhere. */
import { ask, Stopped } from '#edit/page/ask.ts';
import { draftOf, slotOf, type Draft } from '#edit/page/saving/draft.ts';
import type { Opened } from '#edit/words/open.ts';

/** Values in the files, by key and language. */
type Others = Readonly<Record<string, string>>;

/** Returns all fields of a panel, without duplicates. */
export function fieldsIn({ fields, quotes }: Opened) {
  const all = [...fields, ...quotes.flatMap(({ figures }) => figures)];
  return [...new Map(all.map((field) => [field.key, field])).values()];
}

function valuesIn(opened: Opened) {
  return fieldsIn(opened).flatMap((field) =>
    field.values.map((value) => ({ slot: slotOf(field.key, value.locale), field, value })),
  );
}

/** Returns the values that have changed on disk since the panel was opened. */
export function changedValues(opened: Opened, now: Opened): Others {
  const before = new Map(valuesIn(opened).map(({ slot, value }) => [slot, value.value]));
  const changed = valuesIn(now).filter(({ slot, value }) => before.get(slot) !== value.value);
  return Object.fromEntries(changed.map(({ slot, value }) => [slot, String(value.value)]));
}

/** Returns the values in the files that a restored draft differs from. */
export function besideDraft(opened: Opened, draft: Draft): Others {
  const other = valuesIn(opened).filter(
    ({ slot, field, value }) => slot in draft && draftOf(draft, field, value) !== String(value.value),
  );
  return Object.fromEntries(other.map(({ slot, value }) => [slot, String(value.value)]));
}

const isSamePlace = (one: Opened, other: Opened) => JSON.stringify(one.lists) === JSON.stringify(other.lists);

/** Whether only other texts have changed on disk since the panel was opened. */
export const isBeside = (opened: Opened, now: Opened): boolean =>
  Object.keys(changedValues(opened, now)).length === 0 && isSamePlace(opened, now);

const gone =
  'Somebody has removed this text, or moved it, since you opened it. Nothing was written. Copy what you typed if you still need it.';

/** Opens the texts of a panel as the files have them now. Throws an Error if they are gone. */
export const reopened = ({ fields }: Opened): Promise<Opened> =>
  ask('open', { keys: fields.map(({ key }) => key) }).catch((error: unknown) => {
    throw error instanceof Stopped ? error : new Error(gone);
  });
