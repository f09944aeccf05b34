import { devices } from '@playwright/test';
import { ada, adasLines, expect, form, test, ways } from './contact-fixtures.ts';

// Windows, which has the lowest limit.
test.use({
  userAgent: devices['Desktop Chrome'].userAgent,
  permissions: ['clipboard-read', 'clipboard-write'],
});
test.beforeEach(({ contact }) => contact.open());

test('a message too long for an address is copied', { tag: '@all' }, async ({ page, context, contact }) => {
  const message = 'word '.repeat(400);
  await context.route(/^https:/, (route) => route.fulfill({ body: 'webmail' }));
  await contact.send({ ...ada, message });
  await expect(page.getByText(form.tooLong)).toBeVisible();
  await expect.poll(() => contact.mails()).toEqual([adasLines]);
  await expect(contact.notice).toHaveText(ways.openingToPaste);
  expect(await contact.clipboard()).toBe(message);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: ways.gmail }).click();
  const tab = await opened;
  await tab.waitForURL(({ href }) => href.endsWith(encodeURIComponent(adasLines.body)));
  await tab.close();
  await page.bringToFront();
  await expect(contact.notice).toHaveText(ways.paste);
  await expect.poll(() => contact.clipboard()).toBe(message);
});
