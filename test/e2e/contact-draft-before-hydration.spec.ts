/** The draft before the page's code has loaded. */
import type { Page } from '@playwright/test';
import { ada, expect, isReady, messageField, test, typedIn } from './contact-fixtures.ts';

const code = /\/assets\/entry-client-[^/]*\.js$/;
const boot = /\/assets\/boot-[^/]*\.js$/;

async function type(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(ada)) await page.locator(`[name=${name}]`).fill(text);
}

test('is stored from the first letter, and shown without a gesture', async ({ page }) => {
  // Never answered.
  await page.route(code, () => {});
  await page.goto('/contact');
  await type(page);
  await page.reload();
  await expect.poll(() => typedIn(page)).toEqual(ada);
});

test('stays, like a text that is typed before any script has loaded', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contact');
  await isReady(page);
  await type(page);
  const gate = Promise.withResolvers<void>();
  await page.route(boot, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await messageField(page).pressSequentially('Hi again');
  gate.resolve();
  const both = { ...ada, message: `${ada.message}\n\nHi again` };
  await expect.poll(() => typedIn(page)).toEqual(both);
  await isReady(page);
  await messageField(page).press('!');
  await page.unroute(boot);
  await page.reload();
  await expect.poll(() => typedIn(page)).toEqual({ ...both, message: `${both.message}!` });
});
