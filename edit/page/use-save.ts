import { useState } from 'react';
import type { Problem } from '#edit/save/check-copy.ts';
import type { Change } from '#edit/words/expand.ts';
import { ask, showContent, type Seen, type State } from './ask.ts';

/** Saves changes, and keeps what was said of them. */
export function useSave(onSaved: (state: State) => void) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function save(changes: Change[], seen: Seen, title: string): Promise<void> {
    setIsBusy(true);
    setFault('');
    try {
      const outcome = await ask('save', { changes, seen, title });
      setProblems(outcome.state === 'refused' ? outcome.problems : []);
      setChanged(outcome.state === 'changed' ? outcome.files : []);
      if (outcome.state !== 'saved') return;
      await showContent();
      onSaved(outcome);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  }
  return { save, problems, changed, fault, isBusy, settle: () => setChanged([]) };
}
