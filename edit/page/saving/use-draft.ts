import { useState } from 'react';
import { createStore } from '#edit/page/create-store.ts';
import type { Dialog } from '#edit/page/use-editor.ts';
import { isSame } from '#edit/words/differences.ts';
import type { Draft } from './draft.ts';

type Subject = Dialog | { is: 'picture'; file?: string | undefined };

type Stored = { subject: Subject; title: string; draft: Draft };

const storageKey = 'edit-drafts';
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keep` has written it
const stored = () => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Stored[];

/** Without the texts, so that it is the same until a draft begins or ends. */
const listed = () => JSON.stringify(stored().map(({ subject, title }) => ({ subject, title })));
const list = createStore(listed());

function keep(all: readonly Stored[]): void {
  sessionStorage.setItem(storageKey, JSON.stringify(all));
  list.set(listed());
}

const storedBut = (subject: Subject) => stored().filter((each) => !isSame(each.subject, subject));

export const storedDraft = (subject: Subject): Draft =>
  stored().find((each) => isSame(each.subject, subject))?.draft ?? {};
export const storeDraft = (next: Stored): void => keep([...storedBut(next.subject), next]);
export const discardDraft = (subject: Subject): void => keep(storedBut(subject));
export const hasDrafts = (): boolean => stored().length > 0;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written above
export const useStoredDrafts = () => JSON.parse(list.useValue()) as Omit<Stored, 'draft'>[];

export const isTyped = (draft: Draft): boolean => Object.values(draft).some(Boolean);

/**
 * The draft of a panel survives a reload, and closing the panel without Save or Cancel.
 *
 * @param about `isChanged` says whether the draft differs from what is saved, and has to be kept
 */
export function useDraft(subject: Subject, about: { title: string; isChanged: (draft: Draft) => boolean }) {
  const [restored] = useState(() => storedDraft(subject));
  const [draft, setDraft] = useState(restored);
  const clearDraft = () => discardDraft(subject);
  return {
    restored,
    draft,
    setDraft: (next: Draft) => {
      if (about.isChanged(next)) storeDraft({ subject, title: about.title, draft: next });
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

// In milliseconds: a page that is still there has not been left.
const leaving = 2000;

export function askBeforeLeaving(): void {
  window.navigation.addEventListener('navigate', ({ destination }) => {
    if (destination.sameDocument || new URL(destination.url).origin !== window.location.origin) return;
    isStaying = true;
    setTimeout(() => (isStaying = false), leaving);
  });
  window.addEventListener('beforeunload', (event) => {
    if (!isStaying && hasDrafts()) event.preventDefault();
  });
}
