import { useState } from 'react';

/** A message about the visitor's last action, and a text that could not be copied. */
type Notice = { text: string; toCopy: string; count: number };

export type ShowNotice = (text: string, toCopy?: string) => void;
export type NoticeState = [Notice, ShowNotice];

export function useNotice(): NoticeState {
  const [notice, setNotice] = useState<Notice>({ text: '', toCopy: '', count: 0 });
  const showNotice: ShowNotice = (text, toCopy = '') =>
    setNotice(({ count }) => ({ text, toCopy, count: count + 1 }));
  return [notice, showNotice];
}
