import { useState } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { copyText } from '#app/browser/clipboard.ts';
import { countVisit } from '#app/browser/count-visit.ts';
import { useSite } from '#app/layout/site-context.ts';
import type { ContactMessage } from '#packages/site/contact-message.ts';
import { handOff, visitorsMailProgram } from './mail/hand-off.ts';
import { composeMail } from './mail/mailto.ts';
import { useDraft } from './use-draft.ts';

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
