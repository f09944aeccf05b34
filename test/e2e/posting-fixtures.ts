/** Shared by the tests of the contact form that posts: the other site, its words, and a receiver in each worker. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { dataOf, source } from '../sites/meridian.ts';
import { contactEndpoint } from '../sites/meridian-content.ts';
import { test as base } from './contact-fixtures.ts';
import { createReceiver, type Posted } from './receiver.ts';

export { ada, expect } from './contact-fixtures.ts';

export const words = dataOf(source.language('en').words.contact);

/** The state of the message, in words. */
export const said = (page: Page): Locator => page.locator('[role=status][data-state]');

type Receiver = { port: number; postedBy: (email: string) => Posted[] };

/** The `test` of the contact form, on the other site, in a browser that maps its endpoint's host to the receiver. */
export const test = base.extend<{ postedBy: Receiver['postedBy'] }, { receiver: Receiver }>({
  served: 'meridian',
  receiver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, provide) => {
      const { server, postedBy } = createReceiver();
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      await provide({ port: (server.address() as AddressInfo).port, postedBy });
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, receiver }, provide) => {
      const rule = `--host-resolver-rules=MAP ${new URL(contactEndpoint).host} 127.0.0.1:${receiver.port}`;
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  postedBy: async ({ receiver }, provide) => provide(receiver.postedBy),
});
