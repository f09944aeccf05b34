import { contactEndpoint, facts } from '../sites/meridian-content.ts';
import { axeFindings } from '#judges/axe.ts';
import { typeForm } from './contact-fixtures.ts';
import { hold, hydrated, requestsOf } from './fixtures.ts';
import { ada, countsOf, expect, said, settled, test, words } from './posting-fixtures.ts';

const { form, ways, posting } = words;

test('a confirmed message counts once', async ({ page, context, receiver, contact }) => {
  const counts = countsOf(context);
  await contact.open();
  await contact.type(ada);
  await contact.button.dblclick();
  await contact.button.click();
  await expect(said(page)).toHaveText(posting.received);
  const [posted, ...more] = receiver.posted;
  expect(more).toEqual([]);
  const { 'message-id': id, contentType, ...fields } = posted ?? {};
  const message = ada.message.replaceAll('\n', '\r\n');
  expect(fields).toEqual({ ...ada, message, language: 'en', _gotcha: '' });
  expect(id).toMatch(/^[\da-f-]+$/);
  expect(contentType).toContain('application/x-www-form-urlencoded');
  await expect(page.locator('[name=message]')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  expect(contact.handedOver).toEqual([]);
  await page.getByRole('button', { name: form.undo }).click();
  await expect(page.locator('[name=message]')).toHaveValue(ada.message);
  await settled(page);
  expect(counts).toEqual(['view /contact', 'hand-off /contact']);
});

test('a rejected message stays', async ({ page, context, receiver, contact }) => {
  const counts = countsOf(context);
  receiver.answers = [400];
  await contact.open();
  await contact.send();
  await expect(said(page)).toHaveText(posting.notReceived);
  expect(receiver.posted).toHaveLength(1);
  await expect.poll(() => contact.typed()).toEqual(ada);
  const others = page.getByRole('region', { name: ways.title });
  await expect(others.getByRole('button', { name: ways.copyMessage })).toBeVisible();
  await expect(others.getByRole('link', { name: ways.gmail })).toHaveAttribute('href', /Goodbye/);
  expect(counts).toEqual(['view /contact']);
  await page.getByRole('button', { name: posting.openMail }).click();
  await expect.poll(() => contact.handedOver).toHaveLength(1);
  await expect.poll(() => counts.slice(1)).toEqual(['hand-off /contact']);
  expect(contact.handedOver[0]).toContain(`mailto:${facts.email}?`);
  expect(await axeFindings(page)).toEqual([]);
});

/** Runs in the page: the messages in the outbox, as JSON. */
const storedMessages = () =>
  new Promise<string>((resolve) => {
    const opened = indexedDB.open('contact-outbox');
    opened.addEventListener('success', () => {
      const stored = opened.result.transaction('contact-outbox').objectStore('contact-outbox').getAll();
      stored.addEventListener('success', () => resolve(JSON.stringify(stored.result)));
    });
  });

test.describe('the form that posts', { tag: '@all' }, () => {
  test('hides its honeypot, and loads the delivery code on typing', async ({ page, idle, contact }) => {
    const loaded = requestsOf(page, /\/deliver-/);
    await contact.open();
    await idle();
    expect(loaded).toEqual([]);
    await contact.button.scrollIntoViewIfNeeded();
    await expect(page.getByLabel(posting.leaveEmpty)).not.toBeInViewport();
    await contact.type({ firstName: 'Ada' });
    await expect.poll(() => loaded).not.toEqual([]);
  });

  test('keeps text typed while a message is being sent', async ({ page, receiver, contact }) => {
    const release = await hold(page, contactEndpoint);
    await contact.open();
    await contact.send();
    await expect(said(page)).toHaveText(posting.sending);
    await expect(contact.button).toHaveAttribute('aria-busy', 'true');
    await page.locator('[name=message]').pressSequentially(' And more.');
    release();
    await expect(said(page)).not.toHaveText(posting.sending);
    expect(receiver.posted).toHaveLength(1);
    await expect(page.locator('[name=message]')).toHaveValue(`${ada.message} And more.`);
  });

  test('is there when a browser that was killed is opened again', async ({
    playwright,
    launchOptions,
    baseURL,
    receiver,
  }, { outputDir }) => {
    receiver.answers = ['silent'];
    const open = async () => {
      const context = await playwright.chromium.launchPersistentContext(outputDir, launchOptions);
      await receiver.listen(context, baseURL);
      const page = await context.newPage();
      await page.goto(`${baseURL}/contact`);
      await hydrated(page);
      return { context, page };
    };
    const { context, page } = await open();
    await typeForm(page);
    const request = page.waitForRequest(contactEndpoint);
    await page.locator('main form [type=submit]').click();
    await request;
    await page.locator('[name=message]').pressSequentially(' And more.');
    // A busy browser stores it a moment later.
    await expect.poll(() => page.evaluate(storedMessages)).toContain('And more.');
    const session = await context.newCDPSession(page);
    await Promise.all([context.waitForEvent('close'), session.send('Browser.crash').catch(() => {})]);

    const again = await open();
    await expect(said(again.page)).toHaveText(posting.notReceived);
    await expect(again.page.locator('[name=message]')).toHaveValue(`${ada.message} And more.`);
    await again.context.close();
  });

  test('waits offline, and is sent with a connection', async ({ page, context, receiver, contact }) => {
    await contact.open();
    const delivery = page.waitForResponse(/\/deliver-/);
    await contact.type(ada);
    await (await delivery).finished();
    await context.setOffline(true);
    await contact.button.click();
    await expect(said(page)).toHaveText(posting.waiting);
    expect(receiver.posted).toEqual([]);
    await context.setOffline(false);
    await expect(said(page)).toHaveText(posting.received);
    expect(receiver.posted).toHaveLength(1);
  });

  test('is posted by the browser if the code fails to load', async ({ page, receiver, contact }) => {
    await page.route(/\/deliver-/, (route) => route.abort());
    await contact.open();
    await contact.send();
    await expect(page).toHaveURL('/contact#sent');
    expect(receiver.posted).toEqual([expect.objectContaining({ 'message-id': expect.any(String) })]);
    await hydrated(page);
    await expect(said(page)).toHaveText(posting.received);
    await expect(page.locator('[name=message]')).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the form, and says that it was received', async ({ page, receiver, contact }) => {
    await page.goto('/es/contact');
    const receipt = page.locator('#sent');
    await expect(receipt).toBeHidden();
    await contact.type(ada);
    await page.locator('form [type=submit]').click();
    await expect(page).toHaveURL('/es/contact#sent');
    await expect(receipt).toBeVisible();
    const [posted] = receiver.posted;
    expect(posted).toMatchObject({ firstName: ada.firstName, language: 'es', _gotcha: '' });
    expect(posted).not.toHaveProperty('message-id');
  });
});
