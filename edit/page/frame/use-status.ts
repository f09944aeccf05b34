import { useEffect, useState } from 'react';
import { defaultLocale } from '#packages/site/locales.ts';
import { localeHere } from '#edit/page/picking/place.ts';

const storageKey = 'edit-said';
// Screen readers announce changes to a status, but not its initial content.
const pause = 400;

// How long a page takes to be loaded, and the server to start again, on a busy machine, in milliseconds.
const longest = { load: 10_000, start: 60_000 };
let reloadsUntil = 0;
let startsUntil = 0;

export function keepForReload(status: string): void {
  sessionStorage.setItem(storageKey, status);
  reloadsUntil = performance.now() + longest.load;
}

/** Keeps a message for the load with which the editor ends starting anew, as the site has other languages by these files. */
export function keepForStart(status: string, files: readonly string[] = []): void {
  keepForReload(status);
  startsUntil = reloadsUntil = performance.now() + longest.start;
  // The page here may be one of a language that has just gone.
  const { code } = localeHere();
  if (code !== defaultLocale.code && files.some((file) => file.startsWith(`${code}/`)))
    window.history.replaceState(null, '', '/');
}

export const isStarting = (): boolean => performance.now() < startsUntil;

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
