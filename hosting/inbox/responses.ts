import type { Context } from 'hono';
import type { Locale } from '#app/site/locales.ts';
import { pageAddress } from '#app/site/pages.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import { refusalText } from './refusal-text.ts';

/** The fragment of the contact page's address that confirms a received message. */
const receivedFragment = 'sent';

type RefusalStatus = 400 | 403 | 413 | 415 | 422 | 429 | 503;

export type Responses = {
  /** Confirms that a message was received. */
  confirm: (c: Context, locale: Locale) => Response;
  /** Reports that a message was refused; to scripts also why, and which fields are invalid. Logs the refusal. */
  refuse: (c: Context, status: RefusalStatus, reason: string, fields?: string[]) => Response;
};

const wantsJson = (c: Context) => c.req.header('Accept')?.includes('application/json');

/** Creates the responses to the contact form: JSON for its script, a redirect or plain text without JavaScript. */
export function createResponses({ INBOX_SITE, INBOX_TO }: Settings, log: Log): Responses {
  return {
    confirm: (c, locale) =>
      wantsJson(c)
        ? c.json({ status: 'received' }, 202)
        : c.redirect(`${INBOX_SITE}${pageAddress('contact', locale, receivedFragment)}`, 303),
    refuse: (c, status, reason, fields = []) => {
      log('refused', { status, reason, ...(fields.length > 0 && { fields: fields.join() }) });
      return wantsJson(c)
        ? c.json({ status: 'refused', reason, ...(fields.length > 0 && { fields }) }, status)
        : c.text(refusalText(INBOX_TO), status);
    },
  };
}
