import { useRef, useState, type SubmitEvent } from 'react';
import type { Words } from '#packages/content/schema.ts';
import type { ContactMessage } from '#packages/site/contact-message.ts';
import { useSite } from '#app/layout/site-context.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-form.module.css';
import { handOff, visitorsMailProgram } from './mail/hand-off.ts';
import { composeMail } from './mail/mailto.ts';
import { openMail } from './open-mail.ts';
import { useDraft } from './use-draft.ts';
import { useNotice } from './use-notice.ts';

// In milliseconds. A second submit within this time is a double click, and must not open another mail window.
const doubleClick = 1000;

/** Hands the message to the visitor's mail program. It cannot know whether the mail was sent, and so never says so. */
export function MailForm({ words }: { words: Words['contact'] }) {
  const { mailbox } = useSite();
  const draft = useDraft();
  const notices = useNotice();
  const [, showNotice] = notices;
  const [isHandedOver, setIsHandedOver] = useState(false);
  const lastSubmit = useRef(-Infinity);
  const mailOf = (message: ContactMessage) => composeMail(mailbox, message, words.mail);
  const { toPaste } = handOff(visitorsMailProgram(), mailOf(draft.typed));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.timeStamp - lastSubmit.current < doubleClick) return;
    lastSubmit.current = event.timeStamp;
    setIsHandedOver(true);
    void openMail(mailOf(draft.refresh()), words.ways, showNotice);
  };

  return (
    <ContactForm
      words={words}
      draft={draft}
      notices={notices}
      isNeeded={isHandedOver}
      // Outside of a dialog this method does nothing, so without the script no text ends up in a query string.
      method="dialog"
      onSubmit={onSubmit}
      onInput={draft.refresh}
      before={
        <p aria-live="polite" className={styles.tooLong}>
          {toPaste ? words.form.tooLong : ''}
        </p>
      }
    />
  );
}
