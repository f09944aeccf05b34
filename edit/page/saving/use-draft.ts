import { useState, useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';

/** A draft with its title, as in 'About: Title'. */
type Stored = { title: string; draft: Draft };

const storageKey = (name: string) => `edit-draft:${name}`;
const listeners = new Set<() => void>();

function read(name: string): Stored | undefined {
  const stored = sessionStorage.getItem(storageKey(name));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- storeDraft has written it
  return stored === null ? undefined : (JSON.parse(stored) as Stored);
}

/** Returns the stored draft of a panel; empty if there is none. */
export const storedDraft = (name: string): Draft => read(name)?.draft ?? {};

export function storeDraft(name: string, stored: Stored): void {
  sessionStorage.setItem(storageKey(name), JSON.stringify(stored));
  for (const listener of listeners) listener();
}

export function discardDraft(name: string): void {
  sessionStorage.removeItem(storageKey(name));
  for (const listener of listeners) listener();
}

/** Returns the names of all drafts with a prefix, without the prefix. */
export function storedDraftNames(prefix: string): string[] {
  const all = storageKey(prefix);
  return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(all) ? key.slice(all.length) : []));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the names and titles of all that is typed and not saved. */
export function useStoredDrafts(): { name: string; title: string }[] {
  const names = useSyncExternalStore(subscribe, () => storedDraftNames('').join('\n'));
  return names
    .split('\n')
    .filter(Boolean)
    .map((name) => ({ name, title: read(name)?.title ?? name }));
}

/** Whether a draft of something new has any text. */
export const isTyped = (draft: Draft): boolean => Object.values(draft).some(Boolean);

/**
 * Manages the draft of a panel. It survives a reload, and closing the panel without Save or Cancel.
 *
 * @param about what it is the draft of: its title, and whether it differs from what is saved; otherwise it need not be kept
 */
export function useDraft(name: string, about: { title: string; isChanged: (draft: Draft) => boolean }) {
  const [restored] = useState(() => storedDraft(name));
  const [draft, setDraft] = useState(restored);
  const clearDraft = () => discardDraft(name);
  return {
    /** The draft as restored. */
    restored,
    draft,
    setDraft: (next: Draft) => {
      if (about.isChanged(next)) storeDraft(name, { title: about.title, draft: next });
      else clearDraft();
      setDraft(next);
    },
    clearDraft,
    /** Returns a handler that discards the draft first. */
    discardThen: (next: () => void) => () => {
      clearDraft();
      next();
    },
  };
}

// Drafts survive a reload and a change of the page in the same tab.
let isStaying = false;

// A page that is still there after this time has not been left.
const leaving = 2000;

/** Asks before the tab is closed with texts that were typed and not saved. */
export function askBeforeLeaving(): void {
  window.navigation.addEventListener('navigate', ({ destination }) => {
    if (destination.sameDocument || new URL(destination.url).origin !== window.location.origin) return;
    isStaying = true;
    setTimeout(() => (isStaying = false), leaving);
  });
  window.addEventListener('beforeunload', (event) => {
    if (!isStaying && storedDraftNames('').length > 0) event.preventDefault();
  });
}
