import { devices } from '@playwright/test';
import { ada, adasLines, expect, form, test, ways } from './contact-fixtures.ts';

// Windows, which has the lowest limit.
test.use({
  userAgent: devices['Desktop Chrome'].userAgent,
  permissions: ['clipboard-read', 'clipboard-write'],
});
test.beforeEach(({ contact }) => contact.open());

test('a text that is too long for an address is copied', { tag: '@all' }, async ({ page, contact }) => {
  // An address of 2,046 characters.
  const message = 'x'.repeat(1832);
  await contact.paste({ ...ada, message });
  await expect(page.getByText(form.tooLong)).toBeHidden();
  await contact.message.press('End');
  await page.keyboard.type('y');
  await expect(page.getByText(form.tooLong)).toBeVisible();
  await contact.button.click();
  await expect.poll(() => contact.mails()).toEqual([adasLines]);
  await expect(contact.notice).toHaveText(ways.openingToPaste);
  expect(await contact.clipboard()).toBe(`${message}y`);
});

test.describe('if a message is too long for webmail', { tag: '@all' }, () => {
  const message = 'word '.repeat(400);

  test.beforeEach(async ({ page, context, contact }) => {
    await context.route(/^https:/, (route) => route.fulfill({ body: 'webmail' }));
    await contact.send({ ...ada, message });
    await expect(contact.notice).toHaveText(ways.openingToPaste);
    await page.evaluate(() => navigator.clipboard.writeText(''));
  });

  for (const name of [ways.gmail, ways.outlook])
    test(`“${name}” copies it`, async ({ page, context, contact }) => {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name }).click();
      const tab = await opened;
      const lines = encodeURIComponent(adasLines.body);
      await tab.waitForURL(({ href }) => href.endsWith(lines) || href.endsWith(encodeURIComponent(lines)));
      await tab.close();
      await page.bringToFront();
      await expect(contact.notice).toHaveText(ways.paste);
      await expect.poll(() => contact.clipboard()).toBe(message);
    });

  test('the middle button copies it too, the right one does not', async ({
    page,
    context,
    browser,
    contact,
  }) => {
    const { product } = await (await browser.newBrowserCDPSession()).send('Browser.getVersion');
    test.skip(product.startsWith('Headless'), 'the headless shell opens no tab for the middle button');
    const link = page.getByRole('link', { name: ways.gmail });
    await link.click({ button: 'right' });
    await expect(contact.notice).toHaveText(ways.openingToPaste);
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })]);
    await tab.close();
    await page.bringToFront();
    await expect(contact.notice).toHaveText(ways.paste);
    await expect.poll(() => contact.clipboard()).toBe(message);
  });
});
