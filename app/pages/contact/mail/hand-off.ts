import { mailtoAddress, toClipboardText, type FormMail, type Mail } from './mailto.ts';

/**
 * The maximum length of each client's address, in characters, that cannot lose or truncate a message.
 *
 * - `windowsMailProgram`: Chromium on Windows silently drops an external address of more than 2,048 characters, including
 *   two quotes (`OpenExternalOnWorkerThread` in chrome/browser/platform_util_win.cc; crbug.com/727909).
 * - `mailProgram`, of any other system: Linux takes 131,071 bytes in one argument of a program (MAX_ARG_STRLEN, execve(2)),
 *   and 30,000 characters arrive elsewhere too.
 * - `gmail`: Google publishes no limit. Reported: 413 or 400 from 6,410 characters (defund12/defund12.org#893), 4 KB
 *   for its mail handler (netneutrality/savetheinternet.in#140). For a visitor who must sign in first, the link is
 *   percent-encoded again within another address, where each escape takes 5 characters instead of 3: of 4,096 that
 *   leaves 2,457, and 1,800 keeps a margin for the rest of that address.
 * - `outlook`: Microsoft publishes no limit for Outlook; IIS, which serves it, refuses a query of more than 2,048 bytes
 *   by default (`requestLimits maxQueryString`). For a visitor who must sign in first, the link is in another query as
 *   Base64, a third longer (techcommunity.microsoft.com, discussion 4111903): 2,048 × 3/4 = 1,536, less its prefix.
 */
export const addressLimits = {
  windowsMailProgram: 2046,
  mailProgram: 32_000,
  gmail: 1800,
  outlook: 1500,
} as const;

/** A program that takes a whole mail as one address. */
export type MailClient = keyof typeof addressLimits;

type System = { userAgent: string; userAgentData?: { platform: string } };

/** Tells the visitor's mail program by the system that the browser reports. */
export function visitorsMailProgram({ userAgent, userAgentData }: System = navigator): MailClient {
  const system = userAgentData?.platform ?? userAgent;
  return /\bWindows\b/.test(system) ? 'windowsMailProgram' : 'mailProgram';
}

/** A mail as an address, and the rest of its body that does not fit, to be pasted at its end; empty if all of it fits. */
type HandOff = { address: string; toPaste: string };

/**
 * The address of Gmail's compose page. It is undocumented; `view=cm`, `to`, `su` and `body` have been in use for many
 * years. A plus sign in a query means a space, so this does not use form encoding: `encodeURIComponent` escapes both.
 */
function gmailAddress({ to, subject, body }: Mail): string {
  const encode = encodeURIComponent;
  return `https://mail.google.com/mail/?view=cm&fs=1&to=${encode(to)}&su=${encode(subject)}&body=${encode(body)}`;
}

/** What Outlook registers for `mailto:`: its `to`, `subject` and `body` may be decoded twice, a plus sign to a space (OfficeDev/office-js#4127). */
function outlookAddress(mail: Mail): string {
  return `https://outlook.office.com/mail/deeplink/compose?mailtouri=${encodeURIComponent(mailtoAddress(mail))}`;
}

const addressOf: Record<MailClient, (mail: Mail) => string> = {
  windowsMailProgram: mailtoAddress,
  mailProgram: mailtoAddress,
  gmail: gmailAddress,
  outlook: outlookAddress,
};

// Fits the lowest limit even if each character takes 20: four bytes, each percent-encoded twice.
const maxSubjectLength = 40;

/** Shortens a subject so that it always fits. It ends in an ellipsis; the body has the whole name. */
function shorten(subject: string): string {
  return `${Array.from(subject).slice(0, maxSubjectLength).join('')}…`;
}

/** Without the text, with a short subject, or for a long name without a body: lines are kept or left out as a whole. */
function shortenedVersions(mail: FormMail): Mail[] {
  const lines = mail.body.slice(0, mail.body.length - mail.message.length);
  const subject = shorten(mail.subject);
  return [
    mail,
    { ...mail, body: lines },
    { ...mail, body: lines, subject },
    { ...mail, body: '' },
    { ...mail, body: '', subject },
  ];
}

/** If the address would be too long, it has the beginning of the body: the caller copies the rest, and tells the visitor. */
export function handOff(client: MailClient, mail: FormMail): HandOff {
  const encode = addressOf[client];
  const limit = addressLimits[client];
  // Encoding never shortens: checking the raw length first avoids encoding a very long text on every key press.
  const fits = (carried: Mail) =>
    carried.subject.length + carried.body.length <= limit && encode(carried).length <= limit;
  const carried = shortenedVersions(mail).find(fits) ?? { ...mail, body: '', subject: '' };
  return { address: encode(carried), toPaste: toClipboardText(mail.body.slice(carried.body.length)) };
}
