import { useState } from 'react';
import type { Draft } from './draft.ts';

const storageKey = (name: string) => `edit-draft:${name}`;

/** What was typed into a panel and kept; empty if nothing was. */
export function keptDraft(name: string): Draft {
  const kept = sessionStorage.getItem(storageKey(name));
  return kept === null ? {} : (JSON.parse(kept) as Draft);
}

export function keepDraft(name: string, draft: Draft): void {
  sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
}

/** The names of all drafts with a prefix, without it. */
export function draftsOf(beginning: string): string[] {
  const all = storageKey(beginning);
  return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(all) ? key.slice(all.length) : []));
}

/** What was typed into a panel. It outlasts a reload, and a panel that was closed without Save or Cancel. */
export function useDraft(name: string) {
  const [before] = useState(() => keptDraft(name));
  const [draft, setDraft] = useState(before);
  return {
    /** The texts that were restored. */
    before,
    draft,
    setDraft: (next: Draft) => {
      keepDraft(name, next);
      setDraft(next);
    },
    forget: () => sessionStorage.removeItem(storageKey(name)),
  };
}
