/** What the files have of the texts of a panel, where they were changed elsewhere. */
import { ask, Stopped } from '#edit/page/ask.ts';
import { slotOf, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import type { Opened } from '#edit/words/open.ts';

/** Values in the files, by key and language. */
type Others = Readonly<Record<string, string>>;

/** Returns all fields of a panel, without duplicates. */
export function fieldsIn({ fields, quotes }: Opened) {
  const all = [...fields, ...quotes.flatMap(({ figures }) => figures)];
  return [...new Map(all.map((field) => [field.key, field])).values()];
}

const valuesIn = (opened: Opened, draft: Draft = {}) =>
  typedValues(draft, fieldsIn(opened)).map(({ field, value, text }) => ({
    slot: slotOf(field.key, value.locale),
    saved: String(value.value),
    text,
  }));

/** Returns the values that have changed on disk since the panel was opened. */
export function changedValues(opened: Opened, now: Opened): Others {
  const before = new Map(valuesIn(opened).map(({ slot, saved }) => [slot, saved]));
  const changed = valuesIn(now).filter(({ slot, saved }) => before.get(slot) !== saved);
  return Object.fromEntries(changed.map(({ slot, saved }) => [slot, saved]));
}

/** Returns the values in the files that a restored draft differs from. */
export function besideDraft(opened: Opened, draft: Draft): Others {
  const other = valuesIn(opened, draft).filter(({ saved, text }) => text !== saved);
  return Object.fromEntries(other.map(({ slot, saved }) => [slot, saved]));
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
