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
  selectedText,
  site,
  test,
  ways,
  withoutClipboard,
} from './contact-fixtures.ts';

// Windows, which has the lowest limit.
test.use({ userAgent: devices['Desktop Chrome'].userAgent });

const limit = 2046;
const overhead = encodeURIComponent(mailOf({ ...ada, message: '' }).body).length;
const send = { name: form.submit };
// The lines above the message's text, which stay in the mail.
const lines = mailOf({ ...ada, message: '' });

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test.beforeEach(({ openContact }) => openContact());

  test('shows a notice before submitting as soon as the message is one character too long', async ({
    page,
    handedOver,
  }) => {
    await fillForm(page, { ...ada, message: '' });
    const { subject } = mailOf(ada);
    const room =
      limit - `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=`.length - overhead;
    const longest = 'x'.repeat(room);
    await fillForm(page, { message: longest });
    await expect(page.getByText(form.tooLong)).toBeHidden();
    await page.getByRole('button', send).click();
    await expect.poll(() => handedOver.map((address) => address.length)).toEqual([limit]);
    await expect(noticeOf(page)).toHaveText(ways.opening);

    await messageField(page).press('End');
    await page.keyboard.type('y');
    await expect(page.getByText(form.tooLong)).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByText(form.tooLong)).toBeHidden();
  });

  for (const length of [2_000, 200_000]) {
    test(
      `copies the text of a message of ${length} characters to the clipboard and keeps the other lines in the mail`,
      { tag: '@all' },
      async ({ page, handedOver }) => {
        const message = 'ä 😀+%&\n'.repeat(length / 8).padEnd(length, '.');
        await fillForm(page, { ...ada, message });
        await page.getByRole('button', send).click();
        await expect.poll(() => handedOver).toHaveLength(1);
        expect(readMailto(handedOver[0] ?? '')).toEqual({
          to: lines.to,
          subject: lines.subject,
          body: lines.body,
        });
        await expect(noticeOf(page)).toHaveText(ways.openingToPaste);
        const copied = await clipboardText(page);
        expect(copied === message).toBe(true);
        expect(await messageField(page).inputValue()).toHaveLength(message.length);
      },
    );
  }

  test(
    'following a webmail link copies a message that is too long for it',
    { tag: '@all' },
    async ({ page, context }) => {
      await context.route(/^https:/, (route) => route.fulfill({ body: 'webmail' }));
      const message = 'word '.repeat(400);
      await fillForm(page, { ...ada, message });
      await page.getByRole('button', send).click();
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

  test(
    'truncates a name that is too long in the subject, and copies the whole body',
    { tag: '@all' },
    async ({ page, handedOver }) => {
      const firstName = 'Ñ'.repeat(3000);
      await fillForm(page, { ...ada, firstName });
      await page.getByRole('button', send).click();
      await expect.poll(() => handedOver).toHaveLength(1);
      const { subject, body } = readMailto(handedOver[0] ?? '');
      expect(subject).toMatch(/^Contact Form Submission from Ñ+…$/);
      expect(body).toBe('');
      const whole = mailOf({ ...ada, firstName }).body.replaceAll('\r\n', '\n');
      expect(await clipboardText(page)).toBe(whole);
    },
  );
});

for (const how of ['refused', 'missing'] as const) {
  test(
    `selects a long message in a text box if the clipboard is ${how}`,
    { tag: '@all' },
    async ({ page, openContact, handedOver }) => {
      await withoutClipboard(page, how);
      await openContact();
      const message = 'word '.repeat(2000).trim();
      await fillForm(page, { ...ada, message });
      await page.getByRole('button', send).click();
      await expect.poll(() => handedOver).toHaveLength(1);
      expect(readMailto(handedOver[0] ?? '').body).toBe(lines.body);
      await expect(noticeOf(page)).toHaveText(ways.openingToCopy);
      await expect.poll(() => selectedText(page)).toBe(message);
    },
  );
}
