import { useEffect, useId, useRef, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { ReloadLink } from '#app/layout/reload-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Field, type FieldProps } from '#app/ui/field/field.tsx';
import { isBlank, type ContactMessage } from '#packages/site/contact-message.ts';
import styles from './contact-form.module.css';
import note from './draft-note.module.css';
import { OtherWays } from './other-ways.tsx';
import type { Contact } from './use-contact.ts';

type MessageField = Omit<FieldProps, 'label' | 'note'> & { name: keyof ContactMessage };

const messageFields: readonly MessageField[] = [
  { name: 'firstName', autoComplete: 'given-name', required: true },
  { name: 'lastName', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', required: true },
  { name: 'company', autoComplete: 'organization' },
  { name: 'message', multiline: true, autoComplete: 'off', required: true },
];

type ContactFormProps = Pick<
  ComponentProps<'form'>,
  'method' | 'action' | 'onSubmit' | 'onInput' | 'onReset'
> & {
  contact: Contact;
  isBusy?: boolean;
  /** Whether 'Send Message' may not have worked, so that the other ways are shown. */
  isNeeded: boolean;
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

/** Says where the draft is stored, with a button that clears it and then restores it. */
function DraftNote({ contact }: { contact: Contact }) {
  const { typed, isSaved, isCleared, clear, undo, showNotice } = contact;
  const words = contact.words.form;
  const kept = isSaved ? words.draft : words.noDraft;
  const onClick = () => {
    if (isCleared) undo();
    else clear();
    // The last notice is about words that are gone.
    showNotice('');
  };
  return (
    <div className={note.scripted}>
      <p aria-live="polite">{isCleared ? words.cleared : kept}</p>
      {(!isBlank(typed) || isCleared) && (
        <button type="button" onClick={onClick}>
          {isCleared ? words.undo : words.clear}
        </button>
      )}
    </div>
  );
}

/** For mail-form.tsx and posted-form.tsx. The fields are uncontrolled: React never resets them. */
export function ContactForm(props: ContactFormProps) {
  const { contact, isBusy, isNeeded, above, before, below, ...attributes } = props;
  const { form, wrong, refresh, notice } = contact;
  const { form: words, ways } = contact.words;
  const { email, mailbox, phone, telephone } = useSite();
  const problems: Readonly<Record<string, string>> = words.problems;
  // The sentences below the fields take the place of the browser's: it shows one, in its own language.
  const onInvalid = (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    event.preventDefault();
    refresh();
    const field = event.currentTarget;
    if (field === field.form?.querySelector(':invalid')) field.focus();
  };
  return (
    <section className={styles.message} aria-labelledby="message-title">
      <SectionHeading id="message-title" title={words.title} />
      <p className={`${styles.intro} ${styles.scripted}`}>{words.intro}</p>
      <p className={styles.noScript}>
        {`${words.noScript} `}
        <a href={`mailto:${mailbox}`}>{email}</a>
        {', '}
        <a href={telephone}>{phone}</a>
      </p>
      {above}
      <form ref={form} className={styles.form} {...attributes}>
        {messageFields.map((input) => (
          <Field
            key={input.name}
            {...input}
            label={words.fields[input.name]}
            note={input.required ? undefined : words.optional}
            problem={problems[input.name]}
            isWrong={wrong.includes(input.name)}
            onBlur={refresh}
            onInvalid={onInvalid}
          />
        ))}
        <div className={styles.actions}>
          {before}
          <button
            type="submit"
            className={`${buttonClass()} ${styles.submit}`}
            data-instead="other-ways"
            // Before the browser validates: values may have come without an event.
            onClick={refresh}
            aria-busy={isBusy || undefined}
          >
            {words.submit}
          </button>
          <p className={styles.late}>
            {`${words.late} `}
            <ReloadLink className={styles.reload} />
          </p>
          {below}
        </div>
      </form>
      <DraftNote contact={contact} />
      <output aria-labelledby="message-title" className={styles.notice}>
        {notice.text}
      </output>
      {notice.toCopy && <TextToCopy key={notice.count} label={ways.box} text={notice.toCopy} />}
      <OtherWays contact={contact} isNeeded={isNeeded} />
    </section>
  );
}
