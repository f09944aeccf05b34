import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { MailLabels } from '#app/pages/contact/mail/mailto.ts';
import { locales } from '#app/site/locales.ts';
import { loadWords } from '#generate/content/load.ts';
import { createApp } from './app.ts';
import { createDelivery } from './delivery.ts';
import type { Log } from './log.ts';
import { Queue } from './queue.ts';
import { Sender } from './sender.ts';
import type { Settings } from './settings.ts';

export type Inbox = { port: number; stop: () => Promise<void> };

// In milliseconds: a request that takes longer is answered with 408.
const defaultTimeouts = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1000 };

/** Returns the labels of the mail's lines, by language. */
function readLabels(root: string): Record<string, MailLabels> {
  return Object.fromEntries(locales.map(({ code }) => [code, loadWords(root, code, 'contact').mail]));
}

/**
 * Starts the service. It sends nothing until it listens: a second process at the same address fails before that, so it
 * never sends the same mails as the first.
 *
 * @param root the folder that contains `content/`
 */
export async function startInbox(
  root: string,
  settings: Settings,
  log: Log,
  timeouts = defaultTimeouts,
): Promise<Inbox> {
  const queue = new Queue(settings.INBOX_QUEUE);
  const firstDelay = settings.INBOX_FIRST_RETRY * 1000;
  const sender = new Sender({ queue, deliver: createDelivery(settings), log, firstDelay });
  const app = createApp({ settings, labels: readLabels(root), queue, sender, log });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: timeouts }) as Server;
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  sender.start();
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      await Promise.all([closed, sender.stop()]);
    },
  };
}
