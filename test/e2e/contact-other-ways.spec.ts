import { devices, type Page } from '@playwright/test';
import { readMailto } from '../read-mailto.ts';
import { ada, adasLines, adasMail, expect, form, test, ways, withoutClipboard } from './contact-fixtures.ts';
import { recordCopies } from './fixtures.ts';

const { to, subject, body } = adasMail;
const plain = `To: ${to}\nSubject: ${subject}\n\n${body.replaceAll('\r\n', '\n')}`;

const selectedText = (page: Page) =>
  page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });

// Windows, which has the lowest limit.
test.use({ userAgent: devices['Desktop Chrome'].userAgent });

test('appear once Send was pressed, and copy the message and the address', async ({ page, contact }) => {
  const region = page.getByRole('region', { name: ways.title });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const copies = await recordCopies(page);
  await contact.open();
  await expect(region).toBeHidden();
  await contact.send();
  await expect(region).toBeVisible();
  await page.getByRole('button', { name: ways.copyMessage }).click();
  await expect(toasts).toContainText(ways.copied);
  await expect(contact.notice).toHaveText(ways.opening);
  await page.getByRole('button', { name: ways.copyAddress }).click();
  await expect(toasts).toContainText(ways.addressCopied);
  expect(await copies()).toEqual([plain, to]);
  expect(contact.handedOver).toHaveLength(1);
});

test('copy what is too long for an address', { tag: '@all' }, async ({ page, context, contact }) => {
  const message = 'word '.repeat(400);
  await context.route(/^https:/, (route) => route.fulfill({ body: 'webmail' }));
  const copies = await recordCopies(page);
  await contact.open();
  await contact.send({ ...ada, message });
  await expect(page.getByText(form.tooLong)).toBeVisible();
  await expect.poll(() => contact.mails()).toEqual([adasLines]);
  await expect(contact.notice).toHaveText(ways.openingToPaste);
  expect(await copies()).toEqual([message]);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: ways.gmail }).click();
  const tab = await opened;
  await tab.waitForURL(({ href }) => href.endsWith(encodeURIComponent(adasLines.body)));
  await tab.close();
  await page.bringToFront();
  await expect(contact.notice).toHaveText(ways.paste);
  expect(await copies()).toEqual([message, message]);
});

test('select the text if the clipboard is refused', { tag: '@all' }, async ({ page, contact }) => {
  await withoutClipboard(page);
  await contact.open();
  await contact.send();
  for (const [name, text] of [
    [ways.copyMessage, plain],
    [ways.copyAddress, to],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(contact.notice).toHaveText(ways.refused);
    await expect(page.getByLabel(ways.box)).toBeFocused();
    await expect.poll(() => selectedText(page)).toBe(text);
  }
  await page.getByRole('button', { name: form.clear }).click();
  await expect(page.getByLabel(ways.box)).toHaveCount(0);

  // So is a message that is too long for an address.
  const message = 'word '.repeat(2000).trim();
  await contact.type({ ...ada, message });
  await expect(async () => {
    await contact.button.click();
    await expect(contact.notice).toHaveText(ways.openingToCopy, { timeout: 1000 });
  }).toPass();
  expect(readMailto(contact.handedOver.at(-1) ?? '')).toEqual(adasLines);
  await expect.poll(() => selectedText(page)).toBe(message);
});
