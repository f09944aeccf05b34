import { useState } from 'react';
import { notify } from '#app/ui/toast/notify.ts';

/** A message about the visitor's last action, and a text that could not be copied. */
type Notice = { text: string; toCopy: string; count: number };

export type ShowNotice = (text: string, toCopy?: string) => void;

/** Returns a notice to show in the page, and a function that sets it and also shows it as a notification. */
export function useNotice(): [Notice, ShowNotice] {
  const [notice, setNotice] = useState<Notice>({ text: '', toCopy: '', count: 0 });
  const showNotice: ShowNotice = (text, toCopy = '') => {
    setNotice(({ count }) => ({ text, toCopy, count: count + 1 }));
    notify(text);
  };
  return [notice, showNotice];
}
