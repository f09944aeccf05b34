import { useState } from 'react';
import type { Change } from '#edit/changes/change.ts';
import { ask, Stopped } from '#edit/page/ask.ts';
import { draftOf, slotOf, type Draft } from '#edit/page/saving/draft.ts';
import type { useSave } from '#edit/page/saving/use-save.ts';
import type { History } from '#edit/save/session.ts';
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
function changedValues(opened: Opened, now: Opened): Others {
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

/** A merge conflict: what the panel would show now, and which of it has changed elsewhere. */
type Conflict = { now: Opened; others: Others };

const isSamePlace = (one: Opened, other: Opened) => JSON.stringify(one.lists) === JSON.stringify(other.lists);

const gone =
  'Somebody has removed this text, or moved it, since you opened it. Nothing was written. Copy what you typed if you still need it.';

/**
 * Saves the changes of a panel. If its files were changed elsewhere, retries if only other texts differ, and otherwise
 * returns a conflict, for the panel to show both versions.
 */
export function useMerge(opened: Opened, { save, setFault }: ReturnType<typeof useSave>) {
  const [conflict, setConflict] = useState<Conflict>();
  async function merge(changes: Change[], title: string, onDone?: (history: History) => void): Promise<void> {
    const hashes = conflict?.now.hashes ?? opened.hashes;
    const outcome = await save(changes, hashes, title, onDone);
    if (outcome?.state !== 'changed') return setConflict(undefined);
    try {
      const now = await ask('open', { keys: opened.fields.map(({ key }) => key) });
      const others = changedValues(opened, now);
      const isElsewhere = Object.keys(others).length === 0 && isSamePlace(opened, now);
      if (isElsewhere && !conflict) await save(changes, now.hashes, title, onDone);
      else setConflict({ now, others });
    } catch (error) {
      setFault(error instanceof Stopped ? error.message : gone);
    }
  }
  return { conflict, merge };
}
