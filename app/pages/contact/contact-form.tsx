import type { SubmitEvent } from 'react';
import type { Words } from '#app/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { composeMail, mailtoAddress, type ContactMessage } from '#app/site/mailto.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Field, type FieldProps } from '#app/ui/field/field.tsx';
import styles from './contact-form.module.css';

type ContactFormProps = { words: Words['contact']['form']; mail: Words['contact']['mail'] };
type FieldName = keyof ContactMessage;

// The browser's own validation, autofill and keyboards, field by field.
const inputs: readonly (Omit<FieldProps, 'label' | 'optional'> & { name: FieldName })[] = [
  { name: 'firstName', autoComplete: 'given-name', required: true },
  { name: 'lastName', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', required: true },
  { name: 'company', autoComplete: 'organization' },
  { name: 'message', multiline: true, autoComplete: 'off', required: true },
];

function messageOf(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: FieldName) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    company: text('company'),
    message: text('message'),
  };
}

/**
 * The contact form. It hands what was typed to the visitor's own mail program and keeps it on the page; nothing can
 * tell whether the mail was sent, so nothing says so. The fields are the browser's own: React never resets them.
 */
export function ContactForm({ words, mail }: ContactFormProps) {
  const { email } = useSite();
  const handOff = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    window.location.href = mailtoAddress(composeMail(email, messageOf(event.currentTarget), mail));
  };
  return (
    <section aria-labelledby="message-title">
      <h2 id="message-title">{words.title}</h2>
      <p className={styles.intro}>{words.intro}</p>
      <form className={styles.form} onSubmit={handOff}>
        {inputs.map((input) => (
          <Field key={input.name} {...input} label={words.fields[input.name]} optional={words.optional} />
        ))}
        <button type="submit" className={`${buttonClass()} ${styles.submit}`}>
          {words.submit}
        </button>
        <p className={styles.noScript}>
          {words.noScript} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </form>
    </section>
  );
}
