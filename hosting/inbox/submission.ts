import { createHash } from 'node:crypto';
import { z } from 'zod';
import { messageFields } from '#app/pages/contact/message-fields.ts';
import type { ContactMessage } from '#app/site/contact-message.ts';
import { defaultLocale, locales, type Locale } from '#app/site/locales.ts';

/** The fields of the form besides those that visitors fill in. */
const extraFields = { honeypot: '_gotcha', id: 'message-id', language: 'language' } as const;

/**
 * The maximum length of a mail address (RFC 5321, section 4.5.3.1.3). A name of that length without a space still fits in
 * a header line (RFC 5322, section 2.1.1).
 */
const longestLine = 254;

/** Returns a field's validation rules, the same as the browser's, because others can post without them. */
function ruleOf({ required, multiline, type }: (typeof messageFields)[number]): z.ZodType<string> {
  const text = z.string().refine((text) => !required || text.trim() !== '');
  if (multiline) return text;
  const line = text.refine(({ length }) => length <= longestLine);
  return type === 'email' ? line.trim().regex(z.regexes.html5Email) : line;
}

const schema = z.object(Object.fromEntries(messageFields.map((field) => [field.name, ruleOf(field)])));

/** A valid post. `id` is the same for every attempt to post one message. */
export type Submission = { message: ContactMessage; id: string; locale: Locale };

/** The names of the invalid fields. */
export type Mistakes = { wrong: string[] };

/** Whether a bot filled in the honeypot field, which visitors do not see. */
export function isHoneypotFilled(form: FormData): boolean {
  return (form.get(extraFields.honeypot) ?? '') !== '';
}

/** Returns the language of the form's page, or the default language if it is unknown. */
export function languageOf(form: FormData): Locale {
  return locales.find(({ code }) => code === form.get(extraFields.language)) ?? defaultLocale;
}

/**
 * Returns the id of a message: a hash of the form's key, which is the same in every attempt, and the words. Without
 * JavaScript there is no key, and other words with the same key are another message, which must not be lost.
 */
function idOf(form: FormData, message: ContactMessage): string {
  const key = form.get(extraFields.id);
  const words = messageFields.map(({ name }) => message[name]);
  return createHash('sha256')
    .update(JSON.stringify([key, words]))
    .digest('hex');
}

/** Parses a post of the contact form, and validates it by the form's own rules. */
export function readSubmission(form: FormData): Submission | Mistakes {
  const posted = Object.fromEntries(messageFields.map(({ name }) => [name, form.get(name) ?? '']));
  const { data, error } = schema.safeParse(posted);
  if (error) return { wrong: [...new Set(error.issues.map(({ path }) => String(path[0])))] };
  const message = data as ContactMessage;
  return { message, id: idOf(form, message), locale: languageOf(form) };
}
