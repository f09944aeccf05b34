import { useEffect, useState } from 'react';

const storageKey = 'edit-said';
// Screen readers announce what is added to a status, not what it has from the start.
const pause = 400;

/** What the bar says. `keep` stores it, to be said again after a reload. */
export function useSaid() {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const kept = sessionStorage.getItem(storageKey) ?? '';
      sessionStorage.removeItem(storageKey);
      say((own) => own || kept);
    }, pause);
    return () => clearTimeout(timer);
  }, []);
  return { said, say, keep: () => said && sessionStorage.setItem(storageKey, said) };
}
