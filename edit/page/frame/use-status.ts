import { useEffect, useState } from 'react';

const storageKey = 'edit-said';
// Screen readers announce changes to a status, but not its initial content.
const pause = 400;

// How long the server takes to start again on a busy machine, in milliseconds.
const longestStart = 60_000;
let reloadsUntil = 0;

export function keepForReload(status: string): void {
  sessionStorage.setItem(storageKey, status);
  reloadsUntil = performance.now() + longestStart;
}

/** Whether a page is about to be loaded that shows a kept message. */
export const isReloading = (): boolean => performance.now() < reloadsUntil;

export function useStatus() {
  const [status, setStatus] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const stored = sessionStorage.getItem(storageKey) ?? '';
      sessionStorage.removeItem(storageKey);
      setStatus((now) => now || stored);
    }, pause);
    return () => clearTimeout(timer);
  }, []);
  return { status, setStatus, keepStatus: () => status && keepForReload(status) };
}
