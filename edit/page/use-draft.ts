import { useState } from 'react';
import type { Draft } from './draft.ts';

const storageKey = (name: string) => `edit-draft:${name}`;

/** Returns the stored draft of a panel; empty if there is none. */
export function keptDraft(name: string): Draft {
  const kept = sessionStorage.getItem(storageKey(name));
  return kept === null ? {} : (JSON.parse(kept) as Draft);
}

export function keepDraft(name: string, draft: Draft): void {
  sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
}

/** Returns the names of all drafts with a prefix, without the prefix. */
export function draftsOf(beginning: string): string[] {
  const all = storageKey(beginning);
  return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(all) ? key.slice(all.length) : []));
}

/** Manages the draft of a panel. It survives a reload, and closing the panel without Save or Cancel. */
export function useDraft(name: string) {
  const [before] = useState(() => keptDraft(name));
  const [draft, setDraft] = useState(before);
  return {
    /** The draft as restored. */
    before,
    draft,
    setDraft: (next: Draft) => {
      keepDraft(name, next);
      setDraft(next);
    },
    forget: () => sessionStorage.removeItem(storageKey(name)),
  };
}
