import { useState } from 'react';
import type { Change } from '#edit/changes/change.ts';
import type { History } from '#edit/save/session.ts';
import type { Opened } from '#edit/words/open.ts';
import { ask, Stopped } from '#edit/page/ask.ts';
import { changedValues, type Others } from './others.ts';
import type { useSave } from '#edit/page/saving/use-save.ts';

/** A merge conflict: the files that were changed elsewhere, and their current values. */
export type Conflict = { files: readonly string[]; now: Opened; others: Others };

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
      else setConflict({ files: outcome.files, now, others });
    } catch (error) {
      setFault(error instanceof Stopped ? error.message : gone);
    }
  }
  return { conflict, merge };
}
