import type { Page } from '@playwright/test';
import {
  ada,
  clipboardText,
  expect,
  fillForm,
  form,
  isReady,
  mailOf,
  mailWords,
  messageField,
  readMailto,
  site,
  test,
  typedIn,
  ui,
  ways,
} from './contact-fixtures.ts';

const send = { name: form.submit };

test.beforeEach(({ openContact }) => openContact());

// app/pages/contact/mail/mailto.test.ts tries any characters; here browsers, too, change some of them.
test('hands over what was typed, whatever its characters', async ({ page, handedOver }) => {
  await fillForm(page, {
    firstName: ' Ana “María”\0 ',
    lastName: "O'Neil & Søn\r\nBcc: x@example.org",
    email: 'ana+web@example.org',
    company: 'Åß + Co. = 50% %0D%0A&bcc=x@example.org',
    message: 'a+b=c? 100% #1 <b>\r"日本語" 🙂 שרה\udc00\n.\n  kept  \n',
  });
  await page.getByRole('button', send).click();
  await expect.poll(() => handedOver).toHaveLength(1);
  const [address = ''] = handedOver;
  expect(address).toMatch(/^mailto:[^?]+\?subject=[^&\r\n]*&body=[^&\r\n]*$/);
  expect(readMailto(address)).toEqual({
    to: site.email,
    subject: "Contact Form Submission from Ana “María” O'Neil & SønBcc: x@example.org",
    body: [
      `${mailWords.name}: Ana “María” O'Neil & SønBcc: x@example.org`,
      `${mailWords.email}: ana+web@example.org`,
      `${mailWords.company}: Åß + Co. = 50% %0D%0A&bcc=x@example.org`,
      '',
      mailWords.message,
      'a+b=c? 100% #1 <b>',
      '"日本語" 🙂 שרה\ufffd',
      '.',
      '  kept  ',
      '',
    ].join('\r\n'),
  });
});

test('a letter of another language loads the third font', { tag: '@all' }, async ({ page }) => {
  const status = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].find(({ family }) => family.includes('Latin-1'))?.status;
    });
  await page.locator('[name=firstName]').fill('Ana María');
  expect(await status()).toBe('unloaded');
  await page.locator('[name=lastName]').fill('Søn');
  await expect.poll(status).toBe('loaded');
});

test('takes the plain text of pasted rich text', { tag: '@all' }, async ({ page, context, handedOver }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const html = '<h1>Title</h1><p>one <b>bold</b> <a href="https://example.org">link</a></p><img src="x">';
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob(['Title\n\none bold link'], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
  });
  await fillForm(page, { ...ada, message: '' });
  await messageField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(messageField(page)).toHaveValue('Title\n\none bold link');
  await page.getByRole('button', send).click();
  await expect
    .poll(() => handedOver.map(readMailto))
    .toEqual([mailOf({ ...ada, message: 'Title\n\none bold link' })]);
});

/** Like autofill in some browsers: without an event. */
async function autofill(page: Page): Promise<void> {
  const tokens = ['given-name', 'family-name', 'email', 'organization'] as const;
  const values = [ada.firstName, ada.lastName, ada.email, ada.company];
  for (const [index, token] of tokens.entries()) {
    await page.locator(`[autocomplete=${token}]`).evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, values[index] ?? '');
  }
}

test('reads autofilled values, even without events', { tag: '@all' }, async ({ page, handedOver }) => {
  await fillForm(page, { message: ada.message });
  await autofill(page);
  await page.getByRole('button', send).click();
  await expect.poll(() => handedOver.map(readMailto)).toEqual([mailOf(ada)]);
  await page.reload();
  await isReady(page);
  await expect.poll(() => typedIn(page)).toEqual(ada);
});

test('reads autofilled values for the other ways too', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/^https:/, (route) => route.fulfill({ body: 'webmail' }));
  await fillForm(page, { message: ada.message });
  await autofill(page);
  await page.getByRole('button', send).click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: ways.gmail }).click(),
  ]);
  await tab.waitForURL((url) => url.searchParams.get('body') === mailOf(ada).body);
  await tab.close();
  await page.bringToFront();

  await fillForm(page, { firstName: '', lastName: '', email: '', company: '' });
  await autofill(page);
  await page.getByRole('button', { name: ways.copyMessage }).click();
  await expect(page.getByRole('region', { name: ui.toasts.region })).toContainText(ways.copied);
  expect(await clipboardText(page)).toContain(mailOf(ada).body.replaceAll('\r\n', '\n'));
});
