import { useState } from 'react';
import { notify } from '#app/ui/toast/notify.ts';

/** What the page says about the last thing the visitor did, and a text that could not be copied for them. */
type Notice = { text: string; toCopy: string; count: number };

export type Say = (text: string, toCopy?: string) => void;

/** A polite notice that stands in the page, and shows as a notification too. */
export function useNotice(): [Notice, Say] {
  const [notice, setNotice] = useState<Notice>({ text: '', toCopy: '', count: 0 });
  const say: Say = (text, toCopy = '') => {
    setNotice(({ count }) => ({ text, toCopy, count: count + 1 }));
    notify(text);
  };
  return [notice, say];
}
