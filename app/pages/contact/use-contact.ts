import { useCallback, useEffect, useRef, useState } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { copyText } from '#app/browser/clipboard.ts';
import { countVisit } from '#app/browser/count-visit.ts';
import { messageOf, saveDraft, showDraft } from '#app/browser/draft.ts';
import { useSite } from '#app/layout/site-context.ts';
import { emptyMessage, isBlank, type ContactMessage } from '#packages/site/contact-message.ts';
import { handOff, visitorsMailProgram } from './mail/hand-off.ts';
import { composeMail } from './mail/mailto.ts';

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
function useDraft() {
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

/** What the parts of a form share: its words, what has been typed, what is said about it, and the way into the mail program. */
export function useContact(words: Words['contact']) {
  const { mailbox } = useSite();
  const draft = useDraft();
  // About the visitor's last action, and a text that could not be copied.
  const [notice, setNotice] = useState({ text: '', toCopy: '', count: 0 });
  const showNotice = (text: string, toCopy = '') =>
    setNotice(({ count }) => ({ text, toCopy, count: count + 1 }));
  const mailOf = (message: ContactMessage) => composeMail(mailbox, message, words.mail);
  /** What does not fit into the mail's address is copied, to be pasted. */
  const openMail = async () => {
    const { address, toPaste } = handOff(visitorsMailProgram(), mailOf(draft.refresh()));
    if (process.env.COUNT_VISITS) countVisit('hand-off');
    const isCopied = toPaste !== '' && (await copyText(toPaste));
    window.location.href = address;
    if (!toPaste) showNotice(words.ways.opening);
    else if (isCopied) showNotice(words.ways.openingToPaste);
    else showNotice(words.ways.openingToCopy, toPaste);
  };
  return { ...draft, words, notice, showNotice, mailOf, openMail };
}

export type Contact = ReturnType<typeof useContact>;
