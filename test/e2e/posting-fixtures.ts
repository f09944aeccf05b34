/** Shared by the tests of the contact form that posts: the other site, its words, and a receiver. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { dataOf, source } from '../sites/meridian.ts';
import { contactEndpoint } from '../sites/meridian-content.ts';
import { test as base } from './contact-fixtures.ts';

export { ada, expect } from './contact-fixtures.ts';

export const words = dataOf(source.language('en').words.contact);

export const said = (page: Page): Locator => page.locator('[role=status][data-state]');

class Receiver {
  readonly posted: Record<string, string>[] = [];
  /** Its responses in turn, repeating the last one: a status, or 'silent' for none. */
  answers: (number | 'silent')[] = [200];

  async listen(context: BrowserContext, origin = ''): Promise<void> {
    await context.route(contactEndpoint, async (route) => {
      const { 'content-type': contentType = '', accept } = route.request().headers();
      const fields = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''));
      this.posted.push({ ...fields, contentType });
      const status = this.answers[Math.min(this.posted.length, this.answers.length) - 1];
      if (typeof status !== 'number') return;
      const page = fields.language === 'en' ? '/contact' : `/${fields.language}/contact`;
      const isScript = accept === 'application/json';
      await route.fulfill(
        isScript || status !== 200
          ? { status, headers: { 'Access-Control-Allow-Origin': '*' } }
          : { status: 303, headers: { Location: `${origin}${page}#sent` } },
      );
    });
  }
}

export const test = base.extend<{ receiver: Receiver }>({
  served: 'meridian',
  receiver: async ({ context, baseURL }, provide) => {
    const receiver = new Receiver();
    await receiver.listen(context, baseURL);
    await provide(receiver);
  },
});

/** Records the counts of visits that pages request from now on: `view /about`. */
export function countsOf(context: BrowserContext): string[] {
  const counts: string[] = [];
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/visits')
      counts.push([...searchParams].map(([what, page]) => `${what} ${page}`).join());
  });
  return counts;
}

/** Waits for the response to a later request, before which all pending counts have been requested. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
}
