import type { Page } from '@playwright/test';
import {
  ada,
  clipboardText,
  expect,
  fillForm,
  mailOf,
  mailWords,
  readMailto,
  sendButton,
  site,
  test,
  typedIn,
  ui,
  ways,
} from './contact-fixtures.ts';

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
  await sendButton(page).click();
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

test(
  'reads autofilled values in every way, even without events',
  { tag: '@all' },
  async ({ page, context, handedOver }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.route(/^https:/, (route) => route.fulfill({ body: 'webmail' }));
    await fillForm(page, { message: ada.message });
    await autofill(page);
    await sendButton(page).click();
    await expect.poll(() => handedOver.map(readMailto)).toEqual([mailOf(ada)]);
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
    await page.reload();
    await expect.poll(() => typedIn(page)).toEqual(ada);
  },
);
