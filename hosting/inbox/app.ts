import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { composeMail, type MailLabels } from '#app/pages/contact/mail/mailto.ts';
import type { Locale, LocaleCode } from '#app/site/locales.ts';
import { pageAddress } from '#app/site/pages.ts';
import { clientAddress, limitKey } from './client-address.ts';
import { isFromSite } from './from-site.ts';
import { shortId, type Log } from './log.ts';
import type { Queue } from './queue.ts';
import type { Sender } from './sender.ts';
import type { Settings } from './settings.ts';
import { isTrapped, languageOf, readSubmission, type Submission } from './submission.ts';
import { refusalText } from './words.ts';

/** Where the contact page says that a message was received. */
const receivedMark = 'sent';
const largestBody = 64 * 1024;
const largestQueue = 1000;
const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

export type InboxParts = {
  settings: Settings;
  /** The labels of the mail's lines, by language. */
  labels: Readonly<Partial<Record<LocaleCode, MailLabels>>>;
  queue: Queue;
  sender: Sender;
  log: Log;
};

type Refusal = 400 | 403 | 413 | 415 | 422 | 429 | 503;
type InboxContext = Context<{ Bindings: HttpBindings }>;

const wantsJson = (c: Context) => c.req.header('Accept')?.includes('application/json');

/** Creates the service: the address that the contact form posts to, and `/health`. */
export function createApp({ settings, labels, queue, sender, log }: InboxParts) {
  const { INBOX_LIMIT, INBOX_SITE, INBOX_TO, INBOX_TRUSTED_PROXIES } = settings;
  const app = new Hono<{ Bindings: HttpBindings }>();
  // Addresses are in memory only, and only for an hour.
  const limiter = new RateLimiterMemory({ points: INBOX_LIMIT, duration: 3600 });

  const refuse = (c: Context, status: Refusal, reason: string, fields: string[] = []) => {
    log('refused', { status, reason, ...(fields.length > 0 && { fields: fields.join() }) });
    return wantsJson(c)
      ? c.json({ status: 'refused', reason, ...(fields.length > 0 && { fields }) }, status)
      : c.text(refusalText(INBOX_TO), status);
  };
  const confirm = (c: Context, locale: Locale) =>
    wantsJson(c)
      ? c.json({ status: 'received' }, 202)
      : c.redirect(`${INBOX_SITE}${pageAddress('contact', locale, receivedMark)}`, 303);

  /** Keeps a mail before anyone hears that it was received. */
  const keep = ({ message, id, locale }: Submission) => {
    const words = labels[locale.code];
    if (!words) throw new Error('a language without labels');
    const { subject, body } = composeMail(INBOX_TO, message, words);
    const received = new Date().toISOString();
    queue.keep({ id, subject, body, replyTo: message.email, received, attempts: 0 });
    log('received', { message: shortId(id) });
    sender.add(id);
  };

  const clientOf = (c: InboxContext) => {
    const remote = c.env.incoming.socket.remoteAddress ?? '';
    return limitKey(clientAddress(remote, c.req.header('X-Forwarded-For'), INBOX_TRUSTED_PROXIES));
  };

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.use('/', cors({ origin: INBOX_SITE, allowMethods: ['POST'], maxAge: 86_400 }));

  app.get('/health', (c) => {
    const { lastSuccess = null, lastFailure = null } = sender;
    try {
      queue.checkWritable();
      const [waiting, failed] = [queue.waiting().length, queue.failedCount()];
      return c.json({ status: 'ok', waiting, failed, lastSuccess, lastFailure });
    } catch {
      return c.json({ status: 'the queue cannot be written', lastSuccess, lastFailure }, 503);
    }
  });
  app.all('/health', (c) => c.text('Method Not Allowed\n', 405, { Allow: 'GET, HEAD' }));

  app.post('/', async (c, next) => {
    const [origin, referer, site] = ['Origin', 'Referer', 'Sec-Fetch-Site'].map((name) => c.req.header(name));
    if (!isFromSite({ origin, referer, site }, INBOX_SITE)) return refuse(c, 403, 'other-origin');
    try {
      await limiter.consume(clientOf(c));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      c.header('Retry-After', String(Math.ceil(rejection.msBeforeNext / 1000)));
      return refuse(c, 429, 'too-many');
    }
    if (!formType.test(c.req.header('Content-Type') ?? '')) return refuse(c, 415, 'no-form');
    return next();
  });
  app.post('/', bodyLimit({ maxSize: largestBody, onError: (c) => refuse(c, 413, 'too-large') }));
  app.post('/', async (c) => {
    const form = await c.req.formData().catch(() => undefined);
    if (!form) return refuse(c, 400, 'unreadable');
    if (isTrapped(form)) {
      log('trapped');
      return confirm(c, languageOf(form));
    }
    const submission = readSubmission(form);
    if ('wrong' in submission) return refuse(c, 422, 'wrong-fields', submission.wrong);
    if (!queue.knows(submission.id)) {
      if (queue.waiting().length >= largestQueue) return refuse(c, 503, 'queue-full');
      keep(submission);
    }
    return confirm(c, submission.locale);
  });
  app.all('/', (c) => c.text('Method Not Allowed\n', 405, { Allow: 'POST, OPTIONS' }));

  app.notFound((c) => c.text('Not Found\n', 404));
  app.onError((error, c) => {
    const { code = error.name } = error as NodeJS.ErrnoException;
    log('error', { reason: code });
    return refuse(c, 503, 'try-later');
  });
  return app;
}
