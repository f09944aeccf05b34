import { useEffect, useState } from 'react';

const storageKey = 'edit-said';
// Screen readers announce changes to a status, but not its initial content.
const pause = 400;

/** Manages the bar's status message. `keep` stores it for display after a reload. */
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
