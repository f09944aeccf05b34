import type { Page } from '@playwright/test';
import { contactEndpoint } from '../other-site/write-content.ts';
import { axeFindings } from './axe.ts';
import {
  ada,
  companyEmail,
  expect,
  fillForm,
  inLanguage,
  isReady,
  languages,
  test,
  words,
} from './posting-fixtures.ts';
import { plannedAddress } from './receiver.ts';

const { form, ways, posting } = words;
const send = { name: form.submit };
/** Three retries take seven seconds. */
const patiently = { timeout: 30_000 };

const said = (page: Page) => page.locator('[role=status][data-state]');

async function press(page: Page, email: string): Promise<void> {
  await fillForm(page, { ...ada, email });
  await page.getByRole('button', send).click();
}

for (const language of languages)
  test.describe(`in ${language}`, { tag: language === 'en' ? [] : '@all' }, () => {
    test.use({ language });
    const own = inLanguage(language).words;

    test('a message that the receiver confirms is received, and clears the form', async ({
      page,
      openContact,
      handedOver,
      postedBy,
    }) => {
      const email = plannedAddress(`received.${language}`, 200);
      await openContact();
      await fillForm(page, { ...ada, email });
      await page.getByRole('button', { name: own.form.submit }).click();
      await expect(said(page)).toHaveText(own.posting.received);
      const [posted, ...more] = postedBy(email);
      expect(more).toEqual([]);
      const { 'message-id': id, contentType, ...fields } = posted ?? {};
      expect(fields).toEqual({
        ...ada,
        email,
        message: ada.message.replaceAll('\n', '\r\n'),
        language,
        _gotcha: '',
      });
      expect(id).toMatch(/^[\da-f-]+$/);
      expect(contentType).toContain('application/x-www-form-urlencoded');
      await expect(page.locator('[name=message]')).toHaveValue('');
      expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
      expect(handedOver).toEqual([]);
      await page.getByRole('button', { name: own.form.undo }).click();
      await expect(page.locator('[name=message]')).toHaveValue(ada.message);
    });
  });

test(
  'the delivery code is not loaded before a visitor types',
  { tag: '@all' },
  async ({ page, openContact }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openContact();
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => url.includes('/deliver-'))).toEqual([]);
    const delivery = page.waitForRequest(/\/deliver-/);
    await fillForm(page, { firstName: 'Ada' });
    await delivery;
  },
);

test(
  'a message is retried after an error of the receiver, with the same id',
  { tag: '@all' },
  async ({ page, openContact, postedBy }) => {
    const email = plannedAddress('again', 500, 'drop', 200);
    await openContact();
    await press(page, email);
    await expect(said(page)).toHaveText(posting.received, patiently);
    const posted = postedBy(email);
    expect(posted).toHaveLength(3);
    expect(new Set(posted.map(({ 'message-id': id }) => id)).size).toBe(1);
  },
);

test('a rejected message is sent once, stays in the form, and can be sent another way', async ({
  page,
  openContact,
  handedOver,
  postedBy,
}) => {
  const email = plannedAddress('refused', 400);
  await openContact();
  await press(page, email);
  await expect(said(page)).toHaveText(posting.notReceived);
  expect(postedBy(email)).toHaveLength(1);
  for (const [name, text] of Object.entries({ ...ada, email })) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(text);
  }
  const others = page.getByRole('region', { name: ways.title });
  await expect(others.getByRole('button', { name: ways.copyMessage })).toBeVisible();
  await expect(others.getByRole('link', { name: ways.gmail })).toHaveAttribute('href', /Goodbye/);
  await page.getByRole('button', { name: posting.openMail }).click();
  await expect.poll(() => handedOver).toHaveLength(1);
  expect(handedOver[0]).toContain(`mailto:${companyEmail}?`);

  // The same text keeps its id, a changed one gets a new one.
  await page.getByRole('button', send).click();
  await expect.poll(() => postedBy(email).length).toBe(2);
  await expect(said(page)).toHaveText(posting.notReceived);
  await fillForm(page, { message: 'Changed' });
  await page.getByRole('button', send).click();
  await expect.poll(() => postedBy(email).length).toBe(3);
  const [first, second, third] = postedBy(email).map(({ 'message-id': id }) => id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test(
  'a receiver that never responds is tried four times, and the message is not reported as received',
  { tag: '@all' },
  async ({ page, openContact, postedBy }) => {
    const email = plannedAddress('down', 'drop');
    await openContact();
    await press(page, email);
    await expect(said(page)).toHaveText(posting.sending);
    await expect(page.getByRole('button', send)).toHaveAttribute('aria-busy', 'true');
    await expect(said(page)).toHaveText(posting.notReceived, patiently);
    expect(postedBy(email)).toHaveLength(4);
    await expect(page.locator('[name=message]')).toHaveValue(ada.message);
  },
);

test(
  'a double click, and clicks while a message is being sent, send it once',
  { tag: '@all' },
  async ({ page, openContact, postedBy }) => {
    const email = plannedAddress('twice', 200);
    await openContact();
    await fillForm(page, { ...ada, email });
    await page.getByRole('button', send).dblclick();
    await page.getByRole('button', send).click();
    await expect(said(page)).toHaveText(posting.received);
    expect(postedBy(email)).toHaveLength(1);
  },
);

test(
  'offline, the message waits, and is sent once there is a connection',
  { tag: '@all' },
  async ({ page, context, openContact, postedBy }) => {
    const email = plannedAddress('offline', 200);
    await openContact();
    const delivery = page.waitForResponse(/\/deliver-/);
    await fillForm(page, { ...ada, email });
    await (await delivery).finished();
    await context.setOffline(true);
    await page.getByRole('button', send).click();
    await expect(said(page)).toHaveText(posting.waiting);
    expect(postedBy(email)).toEqual([]);
    await context.setOffline(false);
    await expect(said(page)).toHaveText(posting.received);
    expect(postedBy(email)).toHaveLength(1);
  },
);

test(
  'if the code fails to load, the browser posts the form',
  { tag: '@all' },
  async ({ page, openContact, postedBy }) => {
    const email = plannedAddress('no-code', 200);
    await page.route(/\/deliver-/, (route) => route.abort());
    await openContact();
    await press(page, email);
    await expect(page).toHaveURL('/contact#sent');
    const [posted, ...more] = postedBy(email);
    expect(posted).toHaveProperty('message-id');
    expect(more).toEqual([]);
    await isReady(page);
    await expect(said(page)).toHaveText(posting.received);
    await expect(page.locator('[name=message]')).toHaveValue('');
  },
);

test('text typed while a message is being sent stays', { tag: '@all' }, async ({ page, openContact }) => {
  const email = plannedAddress('meanwhile', 200);
  const typed = Promise.withResolvers<void>();
  await page.route(contactEndpoint, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await openContact();
  await press(page, email);
  await expect(said(page)).toHaveText(posting.sending);
  await page.locator('[name=message]').pressSequentially(' And more.');
  typed.resolve();
  await expect(said(page)).not.toHaveText(posting.sending);
  await expect(page.locator('[name=message]')).toHaveValue(`${ada.message} And more.`);
});

test('people neither see nor reach the honeypot', { tag: '@all' }, async ({ page, openContact }) => {
  await openContact();
  await page.locator('[name=message]').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', send)).toBeFocused();
  await expect(page.getByLabel(posting.leaveEmpty)).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: posting.leaveEmpty })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(
      `the browser posts the form, and the page says that it was received, in ${language}`,
      { tag: language === 'en' ? [] : '@all' },
      async ({ page, postedBy }) => {
        const { address, words: own } = inLanguage(language);
        const email = plannedAddress(`no-script.${language}`, 200);
        await page.goto(address);
        await expect(page.locator('#sent')).toBeHidden();
        for (const [name, text] of Object.entries({ ...ada, email })) {
          await page.locator(`[name=${name}]`).fill(text);
        }
        await page.getByRole('button', { name: own.form.submit }).click();
        await expect(page).toHaveURL(`${address}#sent`);
        await expect(page.locator('#sent')).toHaveText(own.posting.received);
        await expect(page.locator('#sent')).toBeVisible();
        const [posted] = postedBy(email);
        expect(posted).toMatchObject({ firstName: ada.firstName, language, _gotcha: '' });
        expect(posted).not.toHaveProperty('message-id');
      },
    );
});

test(
  'axe finds nothing before a message is sent, and after it has failed',
  { tag: '@all' },
  async ({ page, openContact }) => {
    await openContact();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, plannedAddress('axe', 400));
    await expect(said(page)).toHaveText(posting.notReceived);
    expect(await axeFindings(page)).toEqual([]);
  },
);
