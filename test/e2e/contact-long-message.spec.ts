import { devices } from '@playwright/test';
import {
  ada,
  clipboardText,
  expect,
  fillForm,
  form,
  mailOf,
  messageField,
  noticeOf,
  readMailto,
  sendButton,
  sendForm,
  site,
  test,
  ways,
} from './contact-fixtures.ts';

// Windows, which has the lowest limit.
test.use({
  userAgent: devices['Desktop Chrome'].userAgent,
  permissions: ['clipboard-read', 'clipboard-write'],
});
test.beforeEach(({ openContact }) => openContact());

const limit = 2046;
// The lines above the message's text, which stay in the mail.
const lines = mailOf({ ...ada, message: '' });

test('shows a notice before submitting as soon as the message is one character too long', async ({
  page,
  handedOver,
}) => {
  await fillForm(page, { ...ada, message: '' });
  const start = `mailto:${site.email}?subject=${encodeURIComponent(lines.subject)}&body=`;
  await fillForm(page, {
    message: 'x'.repeat(limit - start.length - encodeURIComponent(lines.body).length),
  });
  await expect(page.getByText(form.tooLong)).toBeHidden();
  await sendButton(page).click();
  await expect.poll(() => handedOver.map((address) => address.length)).toEqual([limit]);
  await expect(noticeOf(page)).toHaveText(ways.opening);

  await messageField(page).press('End');
  await page.keyboard.type('y');
  await expect(page.getByText(form.tooLong)).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText(form.tooLong)).toBeHidden();
});

test(
  'copies the text of a message of 200,000 characters, keeps the other lines in the mail, and all in the draft',
  { tag: '@all' },
  async ({ page, handedOver }) => {
    const message = 'ä 😀+%&\n'.repeat(25_000);
    await sendForm(page, { ...ada, message });
    await expect.poll(() => handedOver).toHaveLength(1);
    expect(readMailto(handedOver[0] ?? '')).toEqual(lines);
    await expect(noticeOf(page)).toHaveText(ways.openingToPaste);
    expect((await clipboardText(page)) === message).toBe(true);
    await page.reload();
    await expect.poll(async () => (await messageField(page).inputValue()) === message).toBe(true);
  },
);

test(
  'following a webmail link copies a message that is too long for it',
  { tag: '@all' },
  async ({ page, context }) => {
    await context.route(/^https:/, (route) => route.fulfill({ body: 'webmail' }));
    const message = 'word '.repeat(400);
    await sendForm(page, { ...ada, message });
    for (const name of [ways.gmail, ways.outlook]) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name }).click(),
      ]);
      await tab.waitForURL(
        (url) =>
          url.href.endsWith(encodeURIComponent(encodeURIComponent(lines.body))) ||
          url.searchParams.get('body') === lines.body,
      );
      await tab.close();
      await page.bringToFront();
      await expect(noticeOf(page)).toHaveText(ways.paste);
      await expect.poll(() => clipboardText(page)).toBe(message);
    }
  },
);
