import { mailtoAddress, pastable, type FormMail, type Mail } from './mailto.ts';

/**
 * How long the address of each way may be, in characters, before a message could be lost or cut on it.
 *
 * - `mailProgram`: Chromium on Windows drops an external address of more than 2,048 characters, its two quotes
 *   included, without a word (`OpenExternalOnWorkerThread` in chrome/browser/platform_util_win.cc; crbug.com/727909).
 * - `gmail`: Google publishes no limit. Reported: 413 or 400 from 6,410 characters (defund12/defund12.org#893), 4 KB
 *   for its mail handler (netneutrality/savetheinternet.in#140). A visitor who must sign in first carries the link
 *   percent-encoded a second time in another address, where each escape takes 5 characters instead of 3: of 4,096
 *   that leaves 2,457, and 1,800 keeps a margin for the rest of that address.
 * - `outlook`: Microsoft publishes no limit for Outlook; IIS, which serves it, refuses a query of more than 2,048 bytes
 *   by default (`requestLimits maxQueryString`). A visitor who must sign in first carries the link as Base64 in another
 *   query, a third longer (techcommunity.microsoft.com, discussion 4111903): 2,048 × 3/4 = 1,536, less its prefix.
 */
export const addressLimits = { mailProgram: 2046, gmail: 1800, outlook: 1500 } as const;

/** A program that takes a whole mail as one address. */
export type Way = keyof typeof addressLimits;

/** A mail as an address, and the end of its body where that has no room there: empty, or to be pasted at the mail's end. */
export type HandOff = { address: string; toPaste: string };

/**
 * Gmail's compose page. No document describes it; `view=cm`, `to`, `su` and `body` have been in use for many years.
 * A plus sign in a query means a space, so nothing here may be form-encoded: `encodeURIComponent` escapes both.
 */
export function gmailAddress({ to, subject, body }: Mail): string {
  const query = [
    `to=${encodeURIComponent(to)}`,
    `su=${encodeURIComponent(subject)}`,
    `body=${encodeURIComponent(body)}`,
  ];
  return `https://mail.google.com/mail/?view=cm&fs=1&${query.join('&')}`;
}

/**
 * Outlook's compose page, by the address that Outlook itself registers for `mailto:` links in a browser. Its separate
 * parameters `to`, `subject` and `body` are decoded twice on some paths, which turns a plus sign into a space
 * (OfficeDev/office-js#4127).
 */
export function outlookAddress(mail: Mail): string {
  return `https://outlook.office.com/mail/deeplink/compose?mailtouri=${encodeURIComponent(mailtoAddress(mail))}`;
}

const addressOf: Record<Way, (mail: Mail) => string> = {
  mailProgram: mailtoAddress,
  gmail: gmailAddress,
  outlook: outlookAddress,
};

// Fits the lowest limit even where each character takes 20: four bytes, each percent-encoded twice.
const shortSubject = 40;

/** A subject that fits anywhere. It ends in an ellipsis, and the whole name stands in the body. */
function shorten(subject: string): string {
  return `${Array.from(subject).slice(0, shortSubject).join('')}…`;
}

/**
 * A mail with less and less in it: without the message's text, with a short subject, and where a name or a company is
 * itself too long, without a body. Its lines are kept or left out as a whole, never cut.
 */
function shorterAndShorter(mail: FormMail): Mail[] {
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

/**
 * Turns a mail into the address of one way. What would make it too long is left to paste: the address carries the
 * beginning of the body, and the caller puts the rest on the clipboard and says so.
 */
export function handOff(way: Way, mail: FormMail): HandOff {
  const encode = addressOf[way];
  const limit = addressLimits[way];
  // Encoding never shortens, so a very long text need not be encoded at every key press to be known as too long.
  const fits = (carried: Mail) =>
    carried.subject.length + carried.body.length <= limit && encode(carried).length <= limit;
  const tried = shorterAndShorter(mail);
  const carried = tried.find(fits) ?? { ...mail, body: '', subject: '' };
  return { address: encode(carried), toPaste: pastable(mail.body.slice(carried.body.length)) };
}
