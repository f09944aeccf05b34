/** The form that posts, on bad connections and without code. */
import { contactEndpoint } from '../sites/meridian-content.ts';
import { hydrated } from './fixtures.ts';
import { typeForm } from './contact-fixtures.ts';
import { ada, expect, said, test, words } from './posting-fixtures.ts';
import { plannedAddress } from './receiver.ts';

const { posting } = words;

test('a message of a closed tab arrives', { tag: '@all' }, async ({ page, context, postedBy, contact }) => {
  const email = plannedAddress('closed', 'silent');
  await contact.open();
  const request = page.waitForRequest(contactEndpoint);
  await contact.send({ ...ada, email });
  await request;
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => postedBy(email).length).toBe(1);

  // One that has taken it over may be closed, too.
  for (let tab = 0; tab < 2; tab += 1) {
    const next = await context.newPage();
    await next.goto('/contact');
    await hydrated(next);
    await expect(said(next)).toHaveText(posting.notReceived);
    await expect(next.locator('[name=message]')).toHaveValue(ada.message);
    await next.close();
  }
});

test(
  'a message of a browser that is killed is there when it is opened again',
  { tag: '@all' },
  async ({ playwright, launchOptions, baseURL }, { outputDir }) => {
    const open = async () => {
      const context = await playwright.chromium.launchPersistentContext(outputDir, launchOptions);
      const page = await context.newPage();
      await page.goto(`${baseURL}/contact`);
      await hydrated(page);
      return { context, page };
    };
    const { context, page } = await open();
    await typeForm(page, { ...ada, email: plannedAddress('killed', 'silent') });
    const request = page.waitForRequest(contactEndpoint);
    await page.locator('main form [type=submit]').click();
    await request;
    await page.locator('[name=message]').pressSequentially(' And more.');
    const session = await context.newCDPSession(page);
    await Promise.all([context.waitForEvent('close'), session.send('Browser.crash').catch(() => {})]);

    const again = await open();
    await expect(said(again.page)).toHaveText(posting.notReceived);
    await expect(again.page.locator('[name=message]')).toHaveValue(`${ada.message} And more.`);
    await again.context.close();
  },
);

test.describe('a message', { tag: '@all' }, () => {
  test('waits offline, and is sent with a connection', async ({ page, context, postedBy, contact }) => {
    const email = plannedAddress('offline', 200);
    await contact.open();
    const delivery = page.waitForResponse(/\/deliver-/);
    await contact.paste({ ...ada, email });
    await (await delivery).finished();
    await context.setOffline(true);
    await contact.button.click();
    await expect(said(page)).toHaveText(posting.waiting);
    expect(postedBy(email)).toEqual([]);
    await context.setOffline(false);
    await expect(said(page)).toHaveText(posting.received);
    expect(postedBy(email)).toHaveLength(1);
  });

  test('is posted by the browser if the code fails to load', async ({ page, postedBy, contact }) => {
    const email = plannedAddress('no-code', 200);
    await page.route(/\/deliver-/, (route) => route.abort());
    await contact.open();
    await contact.send({ ...ada, email });
    await expect(page).toHaveURL('/contact#sent');
    const [posted, ...more] = postedBy(email);
    expect(posted).toHaveProperty('message-id');
    expect(more).toEqual([]);
    await hydrated(page);
    await expect(said(page)).toHaveText(posting.received);
    await expect(page.locator('[name=message]')).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the form, and says that it was received', async ({ page, postedBy, contact }) => {
    const email = plannedAddress('no-script', 200);
    await page.goto('/es/contact');
    const receipt = page.locator('#sent');
    await expect(receipt).toBeHidden();
    await contact.type({ ...ada, email });
    await page.locator('form [type=submit]').click();
    await expect(page).toHaveURL('/es/contact#sent');
    await expect(receipt).toBeVisible();
    const [posted] = postedBy(email);
    expect(posted).toMatchObject({ firstName: ada.firstName, language: 'es', _gotcha: '' });
    expect(posted).not.toHaveProperty('message-id');
  });
});
