import { ada, expect, fillForm, form, mailOf, mailWords, readMailto, site, test, typedIn, ui, ways } from './contact-fixtures.ts';

const send = { name: form.submit };

test('the hand-off of the specification, byte for byte, and nothing said of sending', async ({
  page,
  openContact,
  handedOver,
}) => {
  await openContact();
  await fillForm(page, ada);
  await page.getByRole('button', send).click();
  await expect.poll(() => handedOver).toHaveLength(1);
  expect(handedOver[0]).toBe(
    `mailto:${site.email}?subject=Contact%20Form%20Submission%20from%20Ada%20Lovelace` +
      '&body=Name%3A%20Ada%20Lovelace%0D%0AEmail%3A%20ada%40example.org%0D%0ACompany%3A%20Analytical%20Engines' +
      '%0D%0A%0D%0AMessage%3A%0D%0AHello.%0D%0ATwo%20lines%2C%20and%20a%20third%3A%0D%0A%0D%0AGoodbye.',
  );
  await expect(page.getByRole('status')).toHaveText(ways.opening);
  await expect(page.getByRole('region', { name: ui.toasts.region })).toContainText(ways.opening);
  expect(await typedIn(page)).toEqual(ada);
  await expect(page).toHaveURL('/contact');
  const said = await page.locator('main').innerText();
  expect(said).not.toMatch(/\b(was|has been|message|mail) sent\b|\bthank you\b|\bfailed\b|\bsuccess/i);
});
