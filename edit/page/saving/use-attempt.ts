import { useState } from 'react';
import { messageOf } from '#edit/page/ask.ts';

/** Runs what the server may refuse, once at a time. `fault` says why the last one was not done. */
export function useAttempt() {
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFault('');
    try {
      await work();
    } catch (error) {
      setFault(messageOf(error));
    }
    setIsBusy(false);
  }
  return { attempt, fault, forget: () => setFault(''), isBusy };
}
