import { useState, useSyncExternalStore } from 'react';
import { messageOf } from '#edit/page/ask.ts';
import { createListeners } from '#edit/page/listeners.ts';

let running = 0;
const { tell, subscribe } = createListeners();

function count(change: number): void {
  running += change;
  tell();
}

/** Anywhere: until it ends, it is not known what can be undone. */
export const useIsAttempting = (): boolean => useSyncExternalStore(subscribe, () => running > 0);

/** For what the server may refuse, one at a time. `fault` says why the last one was not done. */
export function useAttempt() {
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFault('');
    count(1);
    try {
      await work();
    } catch (error) {
      setFault(messageOf(error));
    }
    count(-1);
    setIsBusy(false);
  }
  return { attempt, fault, forget: () => setFault(''), isBusy };
}
