import { useState, useSyncExternalStore } from 'react';
import { createListeners } from '#edit/page/listeners.ts';
import type { Dialog } from '#edit/page/use-editor.ts';
import type { Draft } from './draft.ts';

type Stored = { title: string; draft: Draft };

/** What a draft is typed in. */
export type Subject = Dialog | { is: 'picture'; file?: string | undefined };

const prefix = 'edit-draft:';
const storageKey = (subject: Subject) => prefix + JSON.stringify(subject);
const { tell, subscribe } = createListeners();

function read(subject: Subject): Stored | undefined {
  const stored = sessionStorage.getItem(storageKey(subject));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- storeDraft has written it
  return stored === null ? undefined : (JSON.parse(stored) as Stored);
}

export const storedDraft = (subject: Subject): Draft => read(subject)?.draft ?? {};

export function storeDraft(subject: Subject, stored: Stored): void {
  sessionStorage.setItem(storageKey(subject), JSON.stringify(stored));
  tell();
}

export function discardDraft(subject: Subject): void {
  sessionStorage.removeItem(storageKey(subject));
  tell();
}

const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- storageKey has written it
const subjectOf = (key: string) => JSON.parse(key.slice(prefix.length)) as Subject;

export const storedSubjects = (): Subject[] => storedKeys().map(subjectOf);

/** What is typed and not saved, with its title. */
export function useStoredDrafts(): { key: string; subject: Subject; title: string }[] {
  const keys = useSyncExternalStore(subscribe, () => storedKeys().join('\n'));
  return keys
    .split('\n')
    .filter(Boolean)
    .map((key) => {
      const subject = subjectOf(key);
      return { key, subject, title: read(subject)?.title ?? '' };
    });
}

export const isTyped = (draft: Draft): boolean => Object.values(draft).some(Boolean);

/**
 * Manages the draft of a panel. It survives a reload, and closing the panel without Save or Cancel.
 *
 * @param about what it is the draft of: its title, and whether it differs from what is saved; otherwise it need not be kept
 */
export function useDraft(subject: Subject, about: { title: string; isChanged: (draft: Draft) => boolean }) {
  const [restored] = useState(() => storedDraft(subject));
  const [draft, setDraft] = useState(restored);
  const clearDraft = () => discardDraft(subject);
  return {
    restored,
    draft,
    setDraft: (next: Draft) => {
      if (about.isChanged(next)) storeDraft(subject, { title: about.title, draft: next });
      else clearDraft();
      setDraft(next);
    },
    clearDraft,
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

export function askBeforeLeaving(): void {
  window.navigation.addEventListener('navigate', ({ destination }) => {
    if (destination.sameDocument || new URL(destination.url).origin !== window.location.origin) return;
    isStaying = true;
    setTimeout(() => (isStaying = false), leaving);
  });
  window.addEventListener('beforeunload', (event) => {
    if (!isStaying && storedSubjects().length > 0) event.preventDefault();
  });
}
