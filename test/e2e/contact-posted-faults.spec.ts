/** The form that posts, on bad connections and without code. */
import { contactEndpoint } from '../sites/meridian-content.ts';
import { faults, hydrated } from './fixtures.ts';
import {
  ada,
  expect,
  fillForm,
  inLanguage,
  post,
  postButton,
  said,
  test,
  words,
} from './posting-fixtures.ts';
import { plannedAddress } from './receiver.ts';

const { posting } = words;

test(
  'a message is retried after an error of the receiver, with the same id',
  { tag: '@all' },
  async ({ page, openContact, postedBy }) => {
    const email = plannedAddress('again', 500, 503, 200);
    await openContact();
    await post(page, email);
    // The retries take three seconds.
    await expect(said(page)).toHaveText(posting.received, { timeout: 30_000 });
    const posted = postedBy(email);
    expect(posted).toHaveLength(3);
    expect(new Set(posted.map(({ 'message-id': id }) => id)).size).toBe(1);
  },
);

test.describe('a receiver whose answer other origins may not read', () => {
  test.use({ expectedComplaints: new RegExp(`${faults.source}|^request: |blocked by CORS policy`) });

  test('gets the message once', { tag: '@all' }, async ({ page, openContact, postedBy }) => {
    const email = plannedAddress('unreadable', 'unreadable');
    await openContact();
    await post(page, email);
    await expect(said(page)).toHaveText(posting.notReceived);
    expect(postedBy(email)).toHaveLength(1);
  });
});

test('a message whose tab is closed arrives, and the next tab has it until that is known', async ({
  page,
  context,
  openContact,
  postedBy,
}) => {
  const email = plannedAddress('closed', 'silent');
  await openContact();
  const request = page.waitForRequest(contactEndpoint);
  await post(page, email);
  await request;
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => postedBy(email).length).toBe(1);

  const next = await context.newPage();
  await next.goto('/contact');
  await hydrated(next);
  await expect(said(next)).toHaveText(posting.notReceived);
  await expect(next.locator('[name=message]')).toHaveValue(ada.message);
});

test('a message that no request carries yet asks before its tab is closed', async ({ page, openContact }) => {
  await openContact();
  await post(page, plannedAddress('early', 200));
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).accept();
});

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
    await postButton(page).click();
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
    await post(page, email);
    await expect(page).toHaveURL('/contact#sent');
    const [posted, ...more] = postedBy(email);
    expect(posted).toHaveProperty('message-id');
    expect(more).toEqual([]);
    await hydrated(page);
    await expect(said(page)).toHaveText(posting.received);
    await expect(page.locator('[name=message]')).toHaveValue('');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the form, and the page says that it was received', async ({ page, postedBy }) => {
    const { address, words: own } = inLanguage('es');
    const email = plannedAddress('no-script', 200);
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
    expect(posted).toMatchObject({ firstName: ada.firstName, language: 'es', _gotcha: '' });
    expect(posted).not.toHaveProperty('message-id');
  });
});
