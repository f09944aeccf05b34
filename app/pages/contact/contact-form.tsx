import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { ReloadLink } from '#app/layout/reload-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Field } from '#app/ui/field/field.tsx';
import styles from './contact-form.module.css';
import { DraftNote } from './draft-note.tsx';
import { messageFields } from './message-fields.ts';
import { OtherWays } from './other-ways.tsx';
import type { Draft } from './use-draft.ts';
import type { NoticeState } from './use-notice.ts';

type ContactFormProps = Pick<
  ComponentProps<'form'>,
  'method' | 'action' | 'onSubmit' | 'onInput' | 'onReset'
> & {
  words: Words['contact'];
  draft: Draft;
  notices: NoticeState;
  isBusy?: boolean;
  /** Whether 'Send Message' may not have worked, so that the other ways are shown. */
  isNeeded: boolean;
  /** What stands above the form, before its button, and below it. */
  above?: ReactNode;
  before?: ReactNode;
  below?: ReactNode;
};

/** A text that the browser refused to copy, selected so that the visitor can. */
function TextToCopy({ label, text }: { label: string; text: string }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <div className={styles.toCopy}>
      <label htmlFor={id}>{label}</label>
      <textarea ref={box} id={id} rows={5} readOnly defaultValue={text} />
    </div>
  );
}

/**
 * The contact form, whichever way it submits: by mail-form.tsx or posted-form.tsx. The fields are uncontrolled: React
 * never resets them.
 */
export function ContactForm(props: ContactFormProps) {
  const { words: all, draft, notices, isBusy, isNeeded, above, before, below, ...attributes } = props;
  const { form: words } = all;
  const { form, typed, refresh } = draft;
  const { email, mailbox, phone, telephone } = useSite();
  const [notice, showNotice] = notices;
  return (
    <section className={styles.message} aria-labelledby="message-title">
      <SectionHeading id="message-title" title={words.title} />
      <p className={`${styles.intro} ${styles.scripted}`}>{words.intro}</p>
      {above}
      <form ref={form} className={styles.form} {...attributes}>
        {messageFields.map((input) => (
          <Field
            key={input.name}
            {...input}
            label={words.fields[input.name]}
            note={input.required ? words.required : words.optional}
          />
        ))}
        <div className={styles.actions}>
          {before}
          <button
            type="submit"
            className={`${buttonClass()} ${styles.submit}`}
            data-instead="other-ways"
            aria-busy={isBusy || undefined}
          >
            {words.submit}
          </button>
          <p className={styles.late}>
            {`${words.late} `}
            <ReloadLink className={styles.reload} />
          </p>
          <p className={styles.noScript}>
            {`${words.noScript} `}
            <a href={`mailto:${mailbox}`}>{email}</a>
            {', '}
            <a href={telephone}>{phone}</a>
          </p>
          {below}
        </div>
      </form>
      <DraftNote words={words} draft={draft} showNotice={showNotice} />
      <output aria-labelledby="message-title" className={styles.notice}>
        {notice.text}
      </output>
      {notice.toCopy && <TextToCopy key={notice.count} label={all.ways.box} text={notice.toCopy} />}
      <OtherWays
        words={all.ways}
        mailWords={all.mail}
        typed={typed}
        refresh={refresh}
        isNeeded={isNeeded}
        showNotice={showNotice}
      />
    </section>
  );
}
