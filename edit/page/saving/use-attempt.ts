import { useState } from 'react';
import { messageOf } from '#edit/page/ask.ts';
import { createStore } from '#edit/page/create-store.ts';

const running = createStore(0);

/** Anywhere: until it ends, it is not known what can be undone. */
export const useIsAttempting = (): boolean => running.useValue() > 0;

/** For what the server may refuse, one at a time. `fault` says why the last one was not done. */
export function useAttempt() {
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFault('');
    running.set(running.get() + 1);
    try {
      await work();
    } catch (error) {
      setFault(messageOf(error));
    }
    running.set(running.get() - 1);
    setIsBusy(false);
  }
  return { attempt, fault, forget: () => setFault(''), isBusy };
}
