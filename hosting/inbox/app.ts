import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { composeMail, type MailLabels } from '#app/pages/contact/mail/mailto.ts';
import { createGuard } from './guard.ts';
import { shortId, type Log } from './log.ts';
import type { Queue } from './queue.ts';
import { createResponses } from './responses.ts';
import type { Sender } from './sender.ts';
import type { Settings } from './settings.ts';
import { isHoneypotFilled, languageOf, readSubmission, type Submission } from './submission.ts';

const largestBody = 64 * 1024;
const largestQueue = 1000;
const day = 86_400;

export type InboxParts = {
  settings: Settings;
  /** The labels of the mail's lines, by language. */
  labels: Readonly<Record<string, MailLabels>>;
  queue: Queue;
  sender: Sender;
  log: Log;
};

/** Returns the state of the service for `/health`; `isHealthy` is false if it cannot accept messages. */
function healthOf({ queue, sender }: InboxParts): { isHealthy: boolean; report: object } {
  const { lastSuccess = null, lastFailure = null } = sender;
  try {
    queue.checkWritable();
    const counts = { waiting: queue.waiting().length, failed: queue.failedCount() };
    return { isHealthy: true, report: { status: 'ok', ...counts, lastSuccess, lastFailure } };
  } catch {
    return { isHealthy: false, report: { status: 'the queue cannot be written', lastSuccess, lastFailure } };
  }
}

/** Queues a mail and schedules it for sending. Does nothing if the same message was received before. */
function enqueue(
  { message, id, locale }: Submission,
  { settings, labels, queue, sender, log }: InboxParts,
): void {
  if (queue.has(id)) return;
  const words = labels[locale.code];
  if (!words) throw new Error('a language without labels');
  const { subject, body } = composeMail(settings.INBOX_TO, message, words);
  const received = new Date().toISOString();
  queue.save({ id, subject, body, replyTo: message.email, received, attempts: 0 });
  log('received', { message: shortId(id) });
  sender.add(id);
}

/** Creates the service: the endpoint that the contact form posts to, and `/health`. */
export function createApp(parts: InboxParts): Hono {
  const { settings, queue, log } = parts;
  const { confirm, refuse } = createResponses(settings, log);
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('/health', (c) => {
    const { isHealthy, report } = healthOf(parts);
    return c.json(report, isHealthy ? 200 : 503);
  });
  app.all('/health', (c) => c.text('Method Not Allowed\n', 405, { Allow: 'GET, HEAD' }));

  const { INBOX_SITE: origin } = settings;
  app.use('/', cors({ origin, allowMethods: ['POST'], exposeHeaders: ['Retry-After'], maxAge: day }));
  app.post('/', createGuard(settings, refuse));
  app.post('/', bodyLimit({ maxSize: largestBody, onError: (c) => refuse(c, 413, 'too-large') }));
  app.post('/', async (c) => {
    const form = await c.req.formData().catch(() => undefined);
    if (!form) return refuse(c, 400, 'unreadable');
    if (isHoneypotFilled(form)) {
      log('trapped');
      return confirm(c, languageOf(form));
    }
    const submission = readSubmission(form);
    if ('wrong' in submission) return refuse(c, 422, 'wrong-fields', submission.wrong);
    if (queue.waiting().length >= largestQueue) return refuse(c, 503, 'queue-full');
    enqueue(submission, parts);
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
