/** Starts the inbox for tests, with a queue of its own, a real SMTP server, and a log that tests can wait for. */
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { ContactMessage } from '#app/site/contact-message.ts';
import { startInbox, type Inbox } from '../inbox.ts';
import type { Log } from '../log.ts';
import { readSettings } from '../settings.ts';
import { MailServer } from './mail-server.ts';

export const root = path.resolve(import.meta.dirname, '../../..');
export const site = 'https://www.example.com';
export const recipient = 'owner@example.org';

export const ada: ContactMessage = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Analytical Engines',
  message: 'Hello.\nTwo lines.',
};

/** Creates a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A log in memory that tests can wait for. */
export class MemoryLog {
  readonly lines: string[] = [];
  readonly #events = new EventEmitter();

  readonly write: Log = (event, details = {}) => {
    this.lines.push(`${event} ${JSON.stringify(details)}`);
    this.#events.emit('line');
  };

  /** Waits until an event has been logged `count` times. */
  async waitFor(event: string, count = 1): Promise<void> {
    while (this.lines.filter((line) => line.startsWith(`${event} `)).length < count)
      await once(this.#events, 'line');
  }
}

type Environment = Record<string, string>;

/** Returns the environment of an inbox that sends to a server, with short retry delays. */
export function environmentFor(
  mailServer: { url: string },
  queue: string,
  more: Environment = {},
): Environment {
  return {
    INBOX_SMTP: mailServer.url,
    INBOX_FROM: 'website@example.org',
    INBOX_TO: recipient,
    INBOX_SITE: site,
    INBOX_QUEUE: queue,
    INBOX_FIRST_RETRY: '0.01',
    INBOX_LIMIT: '1000',
    PORT: '0',
    ...more,
  };
}

/** Starts an SMTP server, which stops after the test. */
export async function startMailServer(): Promise<MailServer> {
  const server = await new MailServer().start();
  onTestFinished(() => server.stop());
  return server;
}

export type RunningInbox = Inbox & { url: string; log: MemoryLog; queue: string };

/** Starts an inbox in this process, which stops after the test. */
export async function runInbox(
  mailServer: { url: string },
  queue = temporaryFolder(),
  more: Environment = {},
  timeouts?: Parameters<typeof startInbox>[3],
): Promise<RunningInbox> {
  const log = new MemoryLog();
  const settings = readSettings(environmentFor(mailServer, queue, more), { email: recipient, siteUrl: site });
  const inbox = await startInbox(root, settings, log.write, timeouts);
  onTestFinished(() => inbox.stop());
  return { ...inbox, url: `http://127.0.0.1:${inbox.port}/`, log, queue };
}

type Posting = { headers?: Environment; isScripted?: boolean };

/** Posts a message as a page of the site does. */
export function post(
  url: string,
  fields: Partial<ContactMessage> & Environment,
  { headers = {}, isScripted = true }: Posting = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...ada, ...fields }),
    headers: { Origin: site, ...(isScripted && { Accept: 'application/json' }), ...headers },
  });
}
