import type { Opened } from '#edit/words/open.ts';
import { draftOf, slotOf, type Draft } from '#edit/page/saving/draft.ts';

/** Values in the files, by key and language. */
export type Others = Readonly<Record<string, string>>;

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
