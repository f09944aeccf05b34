import { contactEndpoint, facts } from '../sites/meridian-content.ts';
import { axeFindings } from '#judges/axe.ts';
import { hold, requestsOf } from './fixtures.ts';
import { ada, expect, said, test, words } from './posting-fixtures.ts';
import { plannedAddress } from './receiver.ts';

const { form, ways, posting } = words;

test('a confirmed message is received once, and clears the form', async ({ page, postedBy, contact }) => {
  const email = plannedAddress('received', 200);
  await contact.open();
  await contact.paste({ ...ada, email });
  await contact.button.dblclick();
  await contact.button.click();
  await expect(said(page)).toHaveText(posting.received);
  const [posted, ...more] = postedBy(email);
  expect(more).toEqual([]);
  const { 'message-id': id, contentType, ...fields } = posted ?? {};
  const message = ada.message.replaceAll('\n', '\r\n');
  expect(fields).toEqual({ ...ada, email, message, language: 'en', _gotcha: '' });
  expect(id).toMatch(/^[\da-f-]+$/);
  expect(contentType).toContain('application/x-www-form-urlencoded');
  await expect(page.locator('[name=message]')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  expect(contact.handedOver).toEqual([]);
  await page.getByRole('button', { name: form.undo }).click();
  await expect(page.locator('[name=message]')).toHaveValue(ada.message);
});

test('a rejected message stays, and can be sent another way', async ({ page, postedBy, contact }) => {
  const email = plannedAddress('refused', 400);
  await contact.open();
  await contact.send({ ...ada, email });
  await expect(said(page)).toHaveText(posting.notReceived);
  expect(postedBy(email)).toHaveLength(1);
  await expect.poll(() => contact.typed()).toEqual({ ...ada, email });
  const others = page.getByRole('region', { name: ways.title });
  await expect(others.getByRole('button', { name: ways.copyMessage })).toBeVisible();
  await expect(others.getByRole('link', { name: ways.gmail })).toHaveAttribute('href', /Goodbye/);
  await page.getByRole('button', { name: posting.openMail }).click();
  await expect.poll(() => contact.handedOver).toHaveLength(1);
  expect(contact.handedOver[0]).toContain(`mailto:${facts.email}?`);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('the form that posts', { tag: '@all' }, () => {
  test('hides its honeypot, and loads the delivery code on typing', async ({ page, idle, contact }) => {
    const loaded = requestsOf(page, /\/deliver-/);
    await contact.open();
    await idle();
    expect(loaded).toEqual([]);
    await contact.button.scrollIntoViewIfNeeded();
    await expect(page.getByLabel(posting.leaveEmpty)).not.toBeInViewport();
    await contact.paste({ firstName: 'Ada' });
    await expect.poll(() => loaded).not.toEqual([]);
  });

  test('keeps text typed while a message is being sent', async ({ page, contact }) => {
    const release = await hold(page, contactEndpoint);
    await contact.open();
    await contact.send({ ...ada, email: plannedAddress('meanwhile', 200) });
    await expect(said(page)).toHaveText(posting.sending);
    await expect(contact.button).toHaveAttribute('aria-busy', 'true');
    await page.locator('[name=message]').pressSequentially(' And more.');
    release();
    await expect(said(page)).not.toHaveText(posting.sending);
    await expect(page.locator('[name=message]')).toHaveValue(`${ada.message} And more.`);
  });
});
