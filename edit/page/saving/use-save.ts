import { useState } from 'react';
import type { Change } from '#edit/changes/change.ts';
import { ask, messageOf } from '#edit/page/ask.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import type { History, Outcome } from '#edit/save/session.ts';
import { noteSave, showSaved } from './refresh-content.ts';

/**
 * Saves changes and shows them on the page. Holds the problems of a save that the build refuses, and in `conflict` what
 * `reopen` returns if the files were changed elsewhere.
 */
export function useSave<Opened>(onSaved: (history: History) => void, reopen?: () => Promise<Opened>) {
  const [conflict, setConflict] = useState<Opened>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function save(
    changes: Change[],
    hashes: Record<string, string>,
    title: string,
    onDone = onSaved,
  ): Promise<Outcome | undefined> {
    if (isBusy) return undefined;
    setIsBusy(true);
    setFault('');
    try {
      noteSave();
      const outcome = await ask('save', { changes, hashes, title });
      setProblems(outcome.state === 'refused' ? outcome.problems : []);
      if (outcome.state === 'saved') {
        await showSaved(outcome.files);
        onDone(outcome);
      }
      setConflict(outcome.state === 'changed' ? await reopen?.() : undefined);
      return outcome;
    } catch (error) {
      setProblems([]);
      setConflict(undefined);
      setFault(messageOf(error));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }
  return { save, conflict, problems, fault, setFault, isBusy };
}
