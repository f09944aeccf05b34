import { useRef, useState, type SubmitEvent } from 'react';
import type { Words } from '#generate/content/schema.ts';
import { ReloadLink } from '#app/layout/reload-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { handOff, visitorsMailProgram } from './mail/hand-off.ts';
import { composeMail } from './mail/mailto.ts';
import { telephoneAddress } from '#app/site/telephone.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { FormFooter } from './form-footer.tsx';
import styles from './contact-form.module.css';
import { FormFields } from './form-fields.tsx';
import { validate } from './message-fields.ts';
import { openMail } from './open-mail.ts';
import { useDraft } from './use-draft.ts';
import { useNotice } from './use-notice.ts';

type ContactFormProps = { words: Words['contact'] };

// In milliseconds. A second submit within this time is a double click, and must not open another mail window.
const doubleClick = 1000;

/**
 * The contact form. It hands the message to the visitor's mail program and keeps it on the page. It cannot know whether
 * the mail was sent, and so never says so. The fields are uncontrolled: React never resets them.
 */
export function ContactForm({ words: all }: ContactFormProps) {
  const { form: words, ways, mail: mailWords } = all;
  const { email, phone } = useSite();
  const draft = useDraft();
  const { form, typed, refresh } = draft;
  const notices = useNotice();
  const [, showNotice] = notices;
  const [isHandedOver, setIsHandedOver] = useState(false);
  const lastSubmit = useRef(-Infinity);
  const { toPaste } = handOff(visitorsMailProgram(), composeMail(email, typed, mailWords));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!validate(event.currentTarget) || event.timeStamp - lastSubmit.current < doubleClick) return;
    lastSubmit.current = event.timeStamp;
    setIsHandedOver(true);
    void openMail(composeMail(email, refresh(), mailWords), ways, showNotice);
  };

  return (
    <section className={styles.message} aria-labelledby="message-title">
      <SectionHeading id="message-title" title={words.title} />
      <p className={`${styles.intro} ${styles.scripted}`}>{words.intro}</p>
      {/* Outside of a dialog this method does nothing, so without the script no text ends up in a query string. */}
      <form ref={form} method="dialog" className={styles.form} onSubmit={onSubmit} onInput={refresh}>
        <FormFields words={words} />
        <div className={styles.actions}>
          <p aria-live="polite" className={styles.tooLong}>
            {toPaste ? words.tooLong : ''}
          </p>
          <button type="submit" className={`${buttonClass()} ${styles.submit}`} data-instead="other-ways">
            {words.submit}
          </button>
          <p className={styles.late}>
            {words.late} <ReloadLink className={styles.reload} />
          </p>
          <p className={styles.noScript}>
            {words.noScript} <a href={`mailto:${email}`}>{email}</a>,{' '}
            <a href={telephoneAddress(phone)}>{phone}</a>
          </p>
        </div>
      </form>
      <FormFooter words={all} draft={draft} notices={notices} isNeeded={isHandedOver} />
    </section>
  );
}
