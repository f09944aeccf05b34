import type { Opened } from './ask.ts';
import { draftOf, slotOf, type Draft } from './draft.ts';

/** Texts that files hold, by key and language. */
export type Others = Readonly<Record<string, string>>;

/** All fields of a panel, each once. */
export function fieldsIn({ fields, quotes }: Opened) {
  const all = [...fields, ...quotes.flatMap(({ figures }) => figures)];
  return [...new Map(all.map((field) => [field.key, field])).values()];
}

function valuesIn(opened: Opened) {
  return fieldsIn(opened).flatMap((field) =>
    field.values.map((value) => ({ slot: slotOf(field.key, value.locale), field, value })),
  );
}

/** The values that have changed on disk since the panel was opened. */
export function changedValues(opened: Opened, now: Opened): Others {
  const before = new Map(valuesIn(opened).map(({ slot, value }) => [slot, value.value]));
  const changed = valuesIn(now).filter(({ slot, value }) => before.get(slot) !== value.value);
  return Object.fromEntries(changed.map(({ slot, value }) => [slot, String(value.value)]));
}

/** What the files hold where a restored draft differs from them. */
export function besideDraft(opened: Opened, draft: Draft): Others {
  const other = valuesIn(opened).filter(
    ({ slot, field, value }) => slot in draft && draftOf(draft, field, value) !== String(value.value),
  );
  return Object.fromEntries(other.map(({ slot, value }) => [slot, String(value.value)]));
}
