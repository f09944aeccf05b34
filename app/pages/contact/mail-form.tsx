import { useRef, useState, type SubmitEvent } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-form.module.css';
import { handOff, visitorsMailProgram } from './mail/hand-off.ts';
import { useContact } from './use-contact.ts';

// In milliseconds. A second submit within this time is a double click, and must not open another mail window.
const doubleClick = 1000;

/** Hands the message to the visitor's mail program. It cannot know whether the mail was sent, and so never says so. */
export function MailForm({ words }: { words: Words['contact'] }) {
  const contact = useContact(words);
  const [isHandedOver, setIsHandedOver] = useState(false);
  const lastSubmit = useRef(-Infinity);
  const { toPaste } = handOff(visitorsMailProgram(), contact.mailOf(contact.typed));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.timeStamp - lastSubmit.current < doubleClick) return;
    lastSubmit.current = event.timeStamp;
    setIsHandedOver(true);
    void contact.openMail();
  };

  return (
    <ContactForm
      contact={contact}
      isNeeded={isHandedOver}
      // Outside of a dialog this method does nothing, so without the script no text ends up in a query string.
      method="dialog"
      onSubmit={onSubmit}
      onInput={contact.refresh}
      before={
        <p aria-live="polite" className={styles.tooLong}>
          {toPaste ? words.form.tooLong : ''}
        </p>
      }
    />
  );
}
