import { useEffect, type SubmitEvent } from 'react';
import type { Words } from '#generate/content/schema.ts';
import { messageOf } from '#app/browser/draft.ts';
import { ReloadLink } from '#app/layout/reload-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { telephoneAddress } from '#app/site/telephone.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { FormFooter } from './form-footer.tsx';
import styles from './contact-form.module.css';
import { FormFields } from './form-fields.tsx';
import { composeMail } from './mail/mailto.ts';
import { validate } from './message-fields.ts';
import { openMail } from './open-mail.ts';
import posted from './posted-form.module.css';
import { PostingStatus } from './posting-status.tsx';
import { Honeypot } from './honeypot.tsx';
import { useDraft } from './use-draft.ts';
import { useNotice } from './use-notice.ts';
import { fetchDelivery, usePosting } from './use-posting.ts';

type ContactFormProps = { words: Words['contact'] };

/**
 * The contact form of a site with an endpoint. The browser can post it by itself; with this code the visitor stays on
 * the page and sees the outcome. The fields are uncontrolled: React never resets them.
 */
export function ContactForm({ words: all }: ContactFormProps) {
  const { form: words, posting, ways, mail: mailWords } = all;
  const { contactEndpoint = '', email, locale, phone } = useSite();
  const draft = useDraft();
  const { form, refresh, clear } = draft;
  const notices = useNotice();
  const [, showNotice] = notices;
  const { state, sent, post, reset } = usePosting(contactEndpoint);

  useEffect(() => {
    if (state !== 'received' || !form.current) return;
    // Keeps text typed in the meantime, which was not sent.
    if (JSON.stringify(messageOf(form.current)) === JSON.stringify(sent())) clear();
  }, [state, form, sent, clear]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!validate(event.currentTarget)) return;
    refresh();
    void post(event.currentTarget);
  };
  const onInput = () => {
    refresh();
    fetchDelivery();
    if (state === 'received') reset();
  };

  return (
    <section className={styles.message} aria-labelledby="message-title">
      <SectionHeading id="message-title" title={words.title} />
      <p className={`${styles.intro} ${styles.scripted}`}>{words.intro}</p>
      {state === 'idle' && (
        <p id="sent" className={posted.sent} data-nosnippet>
          {posting.received}
        </p>
      )}
      <form
        ref={form}
        method="post"
        action={contactEndpoint}
        className={styles.form}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <FormFields words={words} />
        <div className={styles.actions}>
          <Honeypot label={posting.leaveEmpty} />
          <input type="hidden" name="language" value={locale.code} />
          <button
            type="submit"
            className={`${buttonClass()} ${posted.submit}`}
            data-instead="other-ways"
            aria-busy={state === 'sending' || undefined}
          >
            {words.submit}
          </button>
          <p className={posted.late}>
            {words.late} <ReloadLink className={styles.reload} />
          </p>
          <p className={styles.noScript}>
            {words.noScript} <a href={`mailto:${email}`}>{email}</a>,{' '}
            <a href={telephoneAddress(phone)}>{phone}</a>
          </p>
          <PostingStatus
            words={posting}
            state={state}
            openMail={() => void openMail(composeMail(email, refresh(), mailWords), ways, showNotice)}
          />
        </div>
      </form>
      <FormFooter words={all} draft={draft} notices={notices} isNeeded={state === 'notReceived'} />
    </section>
  );
}
