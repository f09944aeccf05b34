import { ada, clipboardText, expect, noticeOf, sendForm, test, ways } from './contact-fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'the middle mouse button copies a message that is too long for webmail, the right one does not',
  { tag: '@all' },
  async ({ page, context, browser, openContact }) => {
    const { product } = await (await browser.newBrowserCDPSession()).send('Browser.getVersion');
    test.skip(product.startsWith('Headless'), 'the headless shell opens no tab for the middle button');
    await openContact();
    await context.route(/^https:/, (route) => route.fulfill({ body: 'webmail' }));
    const message = 'word '.repeat(400);
    await sendForm(page, { ...ada, message });
    await expect(noticeOf(page)).toHaveText(ways.openingToPaste);
    const link = page.getByRole('link', { name: ways.gmail });
    await link.click({ button: 'right' });
    await expect(noticeOf(page)).toHaveText(ways.openingToPaste);
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })]);
    await tab.close();
    await page.bringToFront();
    await expect(noticeOf(page)).toHaveText(ways.paste);
    await expect.poll(() => clipboardText(page)).toBe(message);
  },
);
