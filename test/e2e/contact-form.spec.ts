import { axeInLightAndDark } from '../../judges/axe.ts';
import {
  ada,
  expect,
  fillForm,
  form,
  mailOf,
  readMailto,
  sendButton,
  test,
  ways,
  withoutClipboard,
} from './contact-fixtures.ts';

test('works with the keyboard alone, from the first field to every alternative', async ({
  page,
  handedOver,
  openContact,
}) => {
  await openContact();
  await page.getByLabel(form.fields.firstName).focus();
  for (const text of [ada.firstName, ada.lastName, ada.email, ada.company]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  for (const [index, line] of ada.message.split('\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => handedOver.map(readMailto)).toEqual([mailOf(ada)]);
  await expect(sendButton(page)).toBeFocused();
  for (const name of [form.clear, ways.copyMessage, ways.copyAddress]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

test('the browser validates required fields and rejects white space', async ({
  page,
  handedOver,
  openContact,
}) => {
  await openContact();
  for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
    for (const text of ['', '  \u00a0 ']) {
      await fillForm(page, { ...ada, [name]: text });
      await sendButton(page).click();
      const field = page.locator(`[name=${name}]`);
      await expect(field).toBeFocused();
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    }
  }
  await fillForm(page, { ...ada, email: 'no address' });
  await sendButton(page).click();
  const email = page.locator('[name=email]');
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  expect(handedOver).toEqual([]);
  await fillForm(page, { ...ada, company: '' });
  await sendButton(page).click();
  await expect.poll(() => handedOver.map(readMailto)).toEqual([mailOf({ ...ada, company: '' })]);
});

test('every state of the form passes axe, and is as narrow as 320 px', async ({ page, openContact }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutClipboard(page);
  await openContact();
  await fillForm(page, { ...ada, message: 'word'.repeat(1000) });
  await expect(page.getByText(form.tooLong)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByLabel(ways.box)).toBeFocused();
  expect(await axeInLightAndDark(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: form.clear }).click();
  await expect(page.getByRole('button', { name: form.undo })).toBeFocused();
  expect(await axeInLightAndDark(page)).toEqual([]);
});
