import {
  ada,
  expect,
  fillForm,
  inLanguage,
  languages,
  noticeOf,
  sendButton,
  site,
  test,
  typedIn,
  type Language,
} from './contact-fixtures.ts';

/**
 * The expected address of Ada's message. Written out, except the labels from the content, so that the site's code is
 * not tested against itself.
 */
function adasAddress(language: Language): string {
  const { mailWords } = inLanguage(language);
  const [name, email, company, message] = [
    mailWords.name,
    mailWords.email,
    mailWords.company,
    mailWords.message,
  ].map(encodeURIComponent);
  return (
    `mailto:${site.email}?subject=Contact%20Form%20Submission%20from%20Ada%20Lovelace` +
    `&body=${name}%3A%20Ada%20Lovelace%0D%0A${email}%3A%20ada%40example.org` +
    `%0D%0A${company}%3A%20Analytical%20Engines` +
    `%0D%0A%0D%0A${message}%0D%0AHello.%0D%0ATwo%20lines%2C%20and%20a%20third%3A%0D%0A%0D%0AGoodbye.`
  );
}

for (const language of languages)
  test.describe(`in ${language}`, { tag: language === 'en' ? [] : '@all' }, () => {
    const { form, ways, address: contactAddress } = inLanguage(language);
    test.use({ language });
    const address = adasAddress(language);

    test.beforeEach(({ openContact }) => openContact());

    test('hands off exactly as specified, and does not claim to have sent anything', async ({
      page,
      handedOver,
    }) => {
      const before = await page.locator('main').innerText();
      await fillForm(page, ada);
      await sendButton(page, form).click();
      await expect.poll(() => handedOver).toEqual([address]);
      await expect(noticeOf(page, form)).toHaveText(ways.opening);
      expect(await typedIn(page)).toEqual(ada);
      await expect(page).toHaveURL(contactAddress);

      // The only changes on the page: one notice, the button that clears the form, and the other ways.
      const after = await page.locator('main').innerText();
      const others = await page.getByRole('region', { name: ways.title }).innerText();
      const news = after
        .split('\n')
        .filter((line) => line && !before.includes(line) && !others.includes(line));
      expect(news.toSorted()).toEqual([ways.opening, form.clear].toSorted());
    });

    test('ignores a second submit within a second, but not a later one', async ({ page, handedOver }) => {
      await fillForm(page, ada);
      await sendButton(page, form).dblclick();
      await expect(noticeOf(page, form)).toHaveText(ways.opening);
      await expect.poll(() => handedOver).toEqual([address]);
      await expect(async () => {
        await sendButton(page, form).click();
        expect(handedOver.slice(0, 2)).toEqual([address, address]);
      }).toPass();
    });

    test('Enter in a field submits', { tag: '@all' }, async ({ page, handedOver }) => {
      await fillForm(page, ada);
      await page.getByLabel(form.fields.company).press('Enter');
      await expect.poll(() => handedOver).toEqual([address]);
    });

    test('works with the keyboard alone, from the first field to every alternative', async ({
      page,
      handedOver,
    }) => {
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
      await expect(sendButton(page, form)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(() => handedOver).toEqual([address]);
      await expect(sendButton(page, form)).toBeFocused();
      for (const name of [form.clear, ways.copyMessage, ways.copyAddress]) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name })).toBeFocused();
      }
    });

    test('the browser validates required fields and rejects white space', async ({ page, handedOver }) => {
      for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
        for (const text of ['', '  \u00a0 ']) {
          await fillForm(page, { ...ada, [name]: text });
          await sendButton(page, form).click();
          await expect(page.locator(`[name=${name}]`)).toBeFocused();
          expect(
            await page.locator(`[name=${name}]`).evaluate((field: HTMLInputElement) => field.validity.valid),
          ).toBe(false);
        }
      }
      await fillForm(page, { ...ada, email: 'no address' });
      await sendButton(page, form).click();
      expect(
        await page.locator('[name=email]').evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
      ).toBe(true);
      expect(handedOver).toEqual([]);
      await fillForm(page, { ...ada, company: '' });
      await sendButton(page, form).click();
      await expect.poll(() => handedOver).toEqual([address.replace('Analytical%20Engines', '')]);
    });
  });
