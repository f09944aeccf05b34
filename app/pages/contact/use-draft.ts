import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { readDraft, saveDraft } from '#app/browser/draft.ts';
import { isBlank, type ContactMessage } from '#app/site/contact-message.ts';
import { fillEmptyFields, messageOf, nothingTyped } from './message-fields.ts';

export type Draft = {
  form: RefObject<HTMLFormElement | null>;
  /** What stands in the form; nothing before hydration. */
  typed: ContactMessage;
  /** The browser keeps a draft. */
  isKept: boolean;
  /** The form was cleared last, which can be undone. */
  isCleared: boolean;
  /** Reads the form anew and keeps it. */
  refresh: () => void;
  clear: () => void;
  undo: () => void;
};

/**
 * Keeps the form's words for this tab. The fields belong to the browser: what a visitor typed before hydration stays,
 * and a draft fills only what is still empty.
 */
export function useDraft(): Draft {
  const form = useRef<HTMLFormElement>(null);
  const cleared = useRef(nothingTyped);
  const [typed, setTyped] = useState(nothingTyped);
  const [isKept, setIsKept] = useState(true);
  const [isCleared, setIsCleared] = useState(false);

  const refresh = useCallback(() => {
    if (!form.current) return;
    const now = messageOf(form.current);
    setTyped(now);
    setIsKept(saveDraft(now));
    if (!isBlank(now)) setIsCleared(false);
  }, []);

  useEffect(() => {
    if (!form.current) return;
    fillEmptyFields(form.current, readDraft());
    refresh();
  }, [refresh]);

  const clear = () => {
    if (!form.current) return;
    cleared.current = messageOf(form.current);
    form.current.reset();
    setIsCleared(true);
    refresh();
  };
  const undo = () => {
    if (!form.current) return;
    fillEmptyFields(form.current, cleared.current);
    refresh();
  };
  return { form, typed, isKept, isCleared, refresh, clear, undo };
}
