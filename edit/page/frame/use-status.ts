import { useEffect, useState } from 'react';
import { defaultLocale } from '#packages/site/locales.ts';
import { localeHere } from '#edit/page/picking/place.ts';

const storageKey = 'edit-said';
// Screen readers announce changes to a status, but not its initial content.
const pause = 400;

// In milliseconds, on a busy machine: for a page to load, and for the server to restart.
const longest = { load: 10_000, start: 60_000 };
let reloadsUntil = 0;
let startsUntil = 0;

function keepForReload(status: string): void {
  sessionStorage.setItem(storageKey, status);
  reloadsUntil = performance.now() + longest.load;
}

/** Keeps a message for the load after the editor's restart, because the list of languages has changed with these files. */
export function keepForStart(status: string, files: readonly string[] = []): void {
  keepForReload(status);
  startsUntil = reloadsUntil = performance.now() + longest.start;
  // The page here may be one of a language that has just gone.
  const { code } = localeHere();
  if (code !== defaultLocale.code && files.some((file) => file.startsWith(`${code}/`)))
    window.history.replaceState(null, '', '/');
}

export const isStarting = (): boolean => performance.now() < startsUntil;

/** Whether a page that will show a kept message is about to load. */
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
