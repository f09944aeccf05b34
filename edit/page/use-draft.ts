import { useState } from 'react';
import type { Draft } from './draft.ts';

const storageKey = (name: string) => `edit-draft:${name}`;

function restored(name: string): Draft {
  const kept = sessionStorage.getItem(storageKey(name));
  return kept === null ? {} : (JSON.parse(kept) as Draft);
}

/** What was typed into a panel. It outlasts a reload, and a panel that was closed without Save or Cancel. */
export function useDraft(name: string) {
  const [before] = useState(() => restored(name));
  const [draft, setDraft] = useState(before);
  return {
    /** The texts that were restored. */
    before,
    draft,
    setDraft: (next: Draft) => {
      sessionStorage.setItem(storageKey(name), JSON.stringify(next));
      setDraft(next);
    },
    forget: () => sessionStorage.removeItem(storageKey(name)),
  };
}
