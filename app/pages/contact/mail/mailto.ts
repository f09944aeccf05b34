import type { ContactMessage } from '#packages/site/contact-message.ts';

/** The same in any language, so that one filter finds all mails of the form: docs/specification.md. */
const subjectStart = 'Contact Form Submission from';

type MailLabels = Record<'name' | 'email' | 'company' | 'message', string>;

export type Mail = { to: string; subject: string; body: string };

export type FormMail = Mail & { message: string };

/** Replaces lone surrogates, which cannot be encoded, and removes NUL, which ends the text in some mail programs. */
function sanitize(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

/** A line break in a header begins another (CWE-93); some programs also break at Unicode's separators (UAX #14, BK). */
function singleLine(text: string): string {
  return sanitize(text)
    .replaceAll(/[\r\n\v\f\u0085\u2028\u2029]+/g, ' ')
    .trim();
}

/** Converts line breaks to those of mail: CRLF (RFC 5322, section 2.1). */
function crlf(text: string): string {
  return text.replaceAll(/\r\n|\r|\n/g, '\r\n');
}

export function composeMail(to: string, typed: ContactMessage, labels: MailLabels): FormMail {
  const name = `${singleLine(typed.firstName)} ${singleLine(typed.lastName)}`;
  const message = crlf(sanitize(typed.message));
  const body = [
    `${labels.name}: ${name}`,
    `${labels.email}: ${singleLine(typed.email)}`,
    `${labels.company}: ${singleLine(typed.company)}`,
    '',
    labels.message,
    message,
  ].join('\r\n');
  return { to, subject: `${subjectStart} ${name}`, body, message };
}

/** RFC 6068: percent-encoded throughout, as a plus sign is literal, and without empty fields, which neomutt refuses. */
export function mailtoAddress({ to, subject, body }: Mail): string {
  const address = to.split('@').map(encodeURIComponent).join('@');
  const fields = Object.entries({ subject, body })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [`mailto:${address}`, fields.join('&')].filter(Boolean).join('?');
}

/** A mail as plain text to paste anywhere: a line with its address, one with its subject, a blank line, the body. */
export function plainTextMail({ to, subject, body }: Mail, labels: { to: string; subject: string }): string {
  return `${labels.to} ${to}\n${labels.subject} ${subject}\n\n${toClipboardText(body)}`;
}

/** Converts a body for the clipboard: LF line breaks, which each system converts when pasting. */
export function toClipboardText(body: string): string {
  return body.replaceAll('\r\n', '\n');
}
