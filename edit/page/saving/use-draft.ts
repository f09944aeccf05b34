import { useState } from 'react';
import type { Draft } from './draft.ts';

const storageKey = (name: string) => `edit-draft:${name}`;

/** Returns the stored draft of a panel; empty if there is none. */
export function storedDraft(name: string): Draft {
  const stored = sessionStorage.getItem(storageKey(name));
  return stored === null ? {} : (JSON.parse(stored) as Draft);
}

export function storeDraft(name: string, draft: Draft): void {
  sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
}

/** Returns the names of all drafts with a prefix, without the prefix. */
export function storedDraftNames(prefix: string): string[] {
  const all = storageKey(prefix);
  return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(all) ? key.slice(all.length) : []));
}

/** Whether a draft of something new has any text. */
export const isTyped = (draft: Draft): boolean => Object.values(draft).some(Boolean);

/**
 * Manages the draft of a panel. It survives a reload, and closing the panel without Save or Cancel.
 *
 * @param isChanged whether a draft differs from what is saved; otherwise it need not be kept
 */
export function useDraft(name: string, isChanged: (draft: Draft) => boolean = () => true) {
  const [restored] = useState(() => storedDraft(name));
  const [draft, setDraft] = useState(restored);
  const clearDraft = () => sessionStorage.removeItem(storageKey(name));
  return {
    /** The draft as restored. */
    restored,
    draft,
    setDraft: (next: Draft) => {
      if (isChanged(next)) storeDraft(name, next);
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
