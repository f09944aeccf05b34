import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf, saveDraft, showDraft } from '#app/browser/draft.ts';
import { emptyMessage, isBlank } from '#packages/site/contact-message.ts';

/** The names of fields that are wrong, and were left or submitted. Has the browser refuse white space where text is required. */
function findWrong(form: HTMLFormElement): string[] {
  const fields = Array.from(form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]'));
  for (const field of fields) {
    const isWhiteSpace = field.value !== '' && field.value.trim() === '';
    // Never shown: contact-form.tsx has a sentence for each field.
    field.setCustomValidity(isWhiteSpace ? 'blank' : '');
  }
  return fields.filter((field) => field.matches(':user-invalid')).map(({ name }) => name);
}

/** Keeps the form as a draft, as the boot script did until hydration. Uncontrolled fields keep what was typed before it. */
export function useDraft() {
  const form = useRef<HTMLFormElement>(null);
  const cleared = useRef(emptyMessage);
  const [typed, setTyped] = useState(emptyMessage);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isSaved, setIsSaved] = useState(true);
  // Whether the form has just been cleared, which can be undone.
  const [isCleared, setIsCleared] = useState(false);

  const refresh = useCallback(() => {
    if (!form.current) return emptyMessage;
    const now = messageOf(form.current);
    setTyped(now);
    setWrong(findWrong(form.current));
    setIsSaved(saveDraft(now));
    if (!isBlank(now)) setIsCleared(false);
    return now;
  }, []);

  useEffect(() => {
    if (!form.current) return;
    showDraft(form.current);
    refresh();
  }, [refresh]);

  const clear = useCallback(() => {
    if (!form.current) return;
    cleared.current = messageOf(form.current);
    form.current.reset();
    setIsCleared(true);
    refresh();
  }, [refresh]);
  const undo = () => {
    if (!form.current) return;
    showDraft(form.current, cleared.current);
    refresh();
  };
  return { form, typed, wrong, isSaved, isCleared, refresh, clear, undo };
}
