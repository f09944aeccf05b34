import { axeInLightAndDark } from '#judges/axe.ts';
import { ada, adasMail, expect, form, test, ways, withoutClipboard } from './contact-fixtures.ts';

test.beforeEach(({ contact }) => contact.open());

test('hands off exactly as specified, and does not claim to have sent it', async ({ page, contact }) => {
  const before = await page.locator('main').innerText();
  await contact.type();
  // Of two submits within a second, one counts.
  await contact.button.dblclick();
  await expect(contact.notice).toHaveText(ways.opening);
  // Written out, so that the site's code is not tested against itself.
  await expect
    .poll(() => contact.handedOver)
    .toEqual([
      'mailto:info@example.com?subject=Contact%20Form%20Submission%20from%20Ada%20Lovelace' +
        '&body=Name%3A%20Ada%20Lovelace%0D%0AEmail%3A%20ada%40example.org' +
        '%0D%0ACompany%3A%20Analytical%20Engines%0D%0A%0D%0AMessage%3A' +
        '%0D%0AHello.%0D%0ATwo%20lines%2C%20and%20a%20third%3A%0D%0A%0D%0AGoodbye.',
    ]);
  expect(await contact.typed()).toEqual(ada);
  await expect(page).toHaveURL('/contact');

  // The only changes on the page: one notice, the button that clears the form, and the other ways.
  const after = await page.locator('main').innerText();
  const others = await page.getByRole('region', { name: ways.title }).innerText();
  const news = after.split('\n').filter((line) => line && !before.includes(line) && !others.includes(line));
  expect(news.toSorted()).toEqual([ways.opening, form.clear].toSorted());

  // A later one counts again.
  await expect(async () => {
    await page.getByLabel(form.fields.company).press('Enter');
    expect(contact.mails().slice(0, 2)).toEqual([adasMail, adasMail]);
  }).toPass();
});

test('the browser validates required fields and rejects white space', async ({ page, contact }) => {
  for (const [name, text] of [
    ['firstName', ''],
    ['lastName', '  \u00A0 '],
    ['email', 'no address'],
    ['message', '  \u00A0 '],
  ] as const) {
    await contact.type({ ...ada, [name]: text });
    await contact.button.click();
    const field = page.locator(`[name=${name}]`);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAccessibleDescription(form.problems[name]);
    await expect(page.locator('form [aria-invalid]')).toHaveCount(1);
    await expect(page.getByText(form.problems[name], { exact: true })).toBeVisible();
  }
  expect(contact.handedOver).toEqual([]);
  await contact.type({ ...ada, company: '' });
  await contact.button.click();
  await expect.poll(() => contact.mails()).toMatchObject([{ subject: adasMail.subject }]);
});

test.describe('the form', { tag: '@all' }, () => {
  test('hands over values that come without events', async ({ page, contact }) => {
    await page.goto('/es/contact');
    /** As browsers fill in what they have stored. */
    const autofill = (token: string, text: string) =>
      page
        .locator(`[autocomplete=${token}]`)
        .evaluate((field: HTMLInputElement, value) => (field.value = value), text);
    await contact.type({ message: ada.message });
    await autofill('given-name', ada.firstName);
    await autofill('family-name', ada.lastName);
    await autofill('email', ada.email);
    await page.reload();
    await expect.poll(() => contact.typed()).toEqual({ ...ada, company: '' });
    await autofill('organization', ada.company);
    await contact.button.click();
    const lines =
      'Nombre: Ada Lovelace\r\nCorreo electrónico: ada@example.org\r\nEmpresa: Analytical Engines';
    const body = `${lines}\r\n\r\nMensaje:\r\n${ada.message.replaceAll('\n', '\r\n')}`;
    await expect.poll(() => contact.mails()).toEqual([{ ...adasMail, body }]);
    await expect(page.locator('#other-ways a').first()).toHaveAttribute('href', /Ada%20Lovelace/);
  });

  test('passes axe in every state, and is as narrow as 320 px', async ({ page, contact }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutClipboard(page);
    await contact.open();
    await contact.type({ ...ada, message: 'word'.repeat(1000) });
    await expect(page.getByText(form.tooLong)).toBeVisible();
    await contact.button.click();
    await expect(page.getByLabel(ways.box)).toBeFocused();
    expect(await axeInLightAndDark(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: form.clear }).click();
    await expect(page.getByRole('button', { name: form.undo })).toBeFocused();
    expect(await axeInLightAndDark(page)).toEqual([]);
  });
});
