import { failureOf, type Deliver } from './delivery.ts';
import { shortId, type Log } from './log.ts';
import type { Queue, QueuedMail } from './queue.ts';

const hour = 60 * 60 * 1000;
const longestDelay = hour;
/** How long to retry before giving up (RFC 5321, section 4.5.4.1: at least four to five days). */
const longestWait = 5 * 24 * hour;

/** Returns the delay before the next attempt, in milliseconds: doubles each time, up to an hour. */
export function delayAfter(attempts: number, firstDelay: number): number {
  return Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
}

type SenderOptions = { queue: Queue; deliver: Deliver; log: Log; firstDelay: number };

/** Sends the waiting mails one by one, with retries, until each is sent or has permanently failed. */
export class Sender {
  /** When the last mail was sent, as an ISO date; undefined if none was sent since the start. */
  lastSuccess: string | undefined;
  /** Why the last attempt failed; undefined once one succeeds. */
  lastFailure: string | undefined;
  readonly #options: SenderOptions;
  /** When to try each mail next. */
  readonly #due = new Map<string, number>();
  /** Mails that the server accepted, but whose receipts could not be written yet. */
  readonly #accepted = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> | undefined;
  #isStopping = false;

  constructor(options: SenderOptions) {
    this.#options = options;
    for (const id of options.queue.waiting()) this.#due.set(id, 0);
  }

  /** Schedules a queued mail for sending as soon as possible. */
  add(id: string): void {
    this.#due.set(id, Date.now());
    this.start();
  }

  /** Sends the mails that are due, and schedules the others. */
  start(): void {
    if (this.#work || this.#isStopping) return;
    clearTimeout(this.#timer);
    this.#work = this.#sendDue().finally(() => {
      this.#work = undefined;
      const next = Math.min(...this.#due.values());
      if (this.#isStopping || next === Infinity) return;
      this.#timer = setTimeout(() => this.start(), Math.max(0, next - Date.now()));
    });
  }

  /** Stops after the mail that is being sent. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    await this.#work;
  }

  async #sendDue(): Promise<void> {
    for (;;) {
      const [id] = [...this.#due].find(([, time]) => time <= Date.now()) ?? [];
      if (id === undefined || this.#isStopping) return;
      await this.#handle(id);
    }
  }

  /** Makes one attempt. Retries after errors of the queue too, so that a full disk loses no mail. */
  async #handle(id: string): Promise<void> {
    const { queue, log, firstDelay } = this.#options;
    this.#due.set(id, Date.now() + firstDelay);
    try {
      if (queue.isSent(id) || this.#accepted.has(id)) this.#settle(id);
      else await this.#attempt(id);
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      // The file was removed from outside.
      if (code === 'ENOENT') this.#due.delete(id);
      log('queue-error', { message: shortId(id), reason: code });
    }
  }

  #settle(id: string): void {
    this.#options.queue.markSent(id);
    this.#accepted.delete(id);
    this.#due.delete(id);
  }

  async #attempt(id: string): Promise<void> {
    const { queue, deliver, log } = this.#options;
    const mail = this.#begin(id);
    if (!mail) return;
    try {
      await deliver(mail);
    } catch (error) {
      this.#fail(mail, error);
      return;
    }
    this.#accepted.add(id);
    this.lastSuccess = new Date().toISOString();
    this.lastFailure = undefined;
    this.#settle(id);
    log('sent', { message: shortId(id), attempts: mail.attempts });
    queue.deleteOldReceipts(Date.now());
  }

  /** Records an attempt before it is made. Sets aside an invalid file, for the owner to inspect. */
  #begin(id: string): QueuedMail | undefined {
    const { queue, log } = this.#options;
    const mail = queue.read(id);
    if (mail) {
      const begun = { ...mail, attempts: mail.attempts + 1 };
      queue.save(begun);
      return begun;
    }
    queue.markFailed(id);
    this.#due.delete(id);
    log('failed', { message: shortId(id), reason: 'unreadable' });
    return undefined;
  }

  #fail({ id, attempts, received }: QueuedMail, error: unknown): void {
    const { queue, log, firstDelay } = this.#options;
    const { isFinal, reason } = failureOf(error);
    this.lastFailure = reason;
    const isTooOld = Date.now() - Date.parse(received) > longestWait;
    if (isFinal || isTooOld) {
      queue.markFailed(id);
      this.#due.delete(id);
    } else this.#due.set(id, Date.now() + delayAfter(attempts, firstDelay));
    log(isFinal || isTooOld ? 'failed' : 'not-sent-yet', { message: shortId(id), attempts, reason });
  }
}
