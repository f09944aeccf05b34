/** What the files have of the texts of a panel, where they were changed elsewhere. */
import { spotOf, traceOf } from '#edit/content/place.ts';
import { ask, Stopped } from '#edit/page/ask.ts';
import { slotOf, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import type { Opened } from '#edit/words/open.ts';

/** Values in the files, by the traces of their places. */
type Others = Readonly<Record<string, string>>;

export function fieldsIn({ fields, references }: Opened) {
  const all = [...fields, ...references.flatMap(({ figures }) => figures)];
  return [...new Map(all.map((field) => [traceOf(spotOf(field)), field])).values()];
}

const valuesIn = (opened: Opened, draft: Draft = {}) =>
  typedValues(draft, fieldsIn(opened)).map(({ field, value, text }) => ({
    slot: slotOf(field, value.locale),
    saved: value.value,
    text,
  }));

/** The values that have changed on disk since the panel was opened. */
export function changedValues(opened: Opened, now: Opened): Others {
  const before = new Map(valuesIn(opened).map(({ slot, saved }) => [slot, saved]));
  const changed = valuesIn(now).filter(({ slot, saved }) => before.get(slot) !== saved);
  return Object.fromEntries(changed.map(({ slot, saved }) => [slot, saved]));
}

/** The values in the files that a restored draft differs from. */
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
  ask('open', { spots: fields.map(spotOf) }).catch((error: unknown) => {
    throw error instanceof Stopped ? error : new Error(gone);
  });
