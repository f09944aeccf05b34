import { createTransport } from 'nodemailer';
import type { QueuedMail } from './queue.ts';
import type { Settings } from './settings.ts';

/** Sends a mail to the mail server; rejects if the server did not accept it. */
export type Deliver = (mail: QueuedMail) => Promise<void>;

// In milliseconds. `socketTimeout` applies to each step of a delivery.
const smtpTimeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 };

const loopback = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Returns the function that sends mails. A mail has the same Message-ID in every attempt, so that mailboxes can recognize
 * duplicates. Requires TLS except for a server on this machine, unless the query of INBOX_SMTP has `requireTLS=false`.
 */
export function createDelivery({ INBOX_SMTP, INBOX_FROM, INBOX_TO }: Settings): Deliver {
  const { hostname, searchParams } = new URL(INBOX_SMTP);
  const defaults = Object.entries({ ...smtpTimeouts, requireTLS: !loopback.test(hostname) });
  const transport = createTransport({
    url: INBOX_SMTP,
    ...Object.fromEntries(defaults.filter(([name]) => !searchParams.has(name))),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = INBOX_FROM.slice(INBOX_FROM.lastIndexOf('@') + 1);
  return async ({ id, subject, body, replyTo, received }) => {
    await transport.sendMail({
      messageId: `<${id}@${domain}>`,
      date: new Date(received),
      from: { name: '', address: INBOX_FROM },
      to: { name: '', address: INBOX_TO },
      replyTo: { name: '', address: replyTo },
      subject,
      text: body,
    });
  };
}

/** Why a mail was not sent, as codes only: the server's messages may quote addresses. */
export type Failure = { isFinal: boolean; reason: string };

/** Extracts the codes of a delivery error from a thrown value, with defaults for missing ones. */
function codesOf(error: unknown): { code: string; status: number; extended: string } {
  const { code, responseCode, response } = Object(error) as Record<string, unknown>;
  const [, extended = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response)) ?? [];
  const isCode = typeof code === 'string' && /^E[A-Z]+$/.test(code);
  return { code: isCode ? code : 'unknown', status: Number(responseCode) || 0, extended };
}

/**
 * Describes why a delivery failed. A failure is final if the server permanently rejected this mail (5xx). It is not final
 * if the server rejects the credentials or requires TLS: the mail is kept until the settings are corrected.
 */
export function failureOf(error: unknown): Failure {
  const { code, status, extended } = codesOf(error);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    isFinal: isAboutMail && status >= 500 && status !== 530,
    reason: [code, status || '', extended].filter(Boolean).join('/'),
  };
}
