import {
  ada,
  expect,
  fillForm,
  form,
  inLanguage,
  languages,
  noticeOf,
  sendButton,
  site,
  test,
  typedIn,
  ways,
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
    test.use({ language });

    test('hands off exactly as specified, and does not claim to have sent anything', async ({
      page,
      handedOver,
      openContact,
    }) => {
      const own = inLanguage(language);
      await openContact();
      const before = await page.locator('main').innerText();
      await fillForm(page, ada);
      await sendButton(page, own.form).click();
      await expect.poll(() => handedOver).toEqual([adasAddress(language)]);
      await expect(noticeOf(page, own.form)).toHaveText(own.ways.opening);
      expect(await typedIn(page)).toEqual(ada);
      await expect(page).toHaveURL(own.address);

      // The only changes on the page: one notice, the button that clears the form, and the other ways.
      const after = await page.locator('main').innerText();
      const others = await page.getByRole('region', { name: own.ways.title }).innerText();
      const news = after
        .split('\n')
        .filter((line) => line && !before.includes(line) && !others.includes(line));
      expect(news.toSorted()).toEqual([own.ways.opening, own.form.clear].toSorted());
    });
  });

const address = adasAddress('en');

test('ignores a second submit within a second, but not a later one, by Enter in a field', async ({
  page,
  handedOver,
  openContact,
}) => {
  await openContact();
  await fillForm(page, ada);
  await sendButton(page).dblclick();
  await expect(noticeOf(page)).toHaveText(ways.opening);
  await expect.poll(() => handedOver).toEqual([address]);
  await expect(async () => {
    await page.getByLabel(form.fields.company).press('Enter');
    expect(handedOver.slice(0, 2)).toEqual([address, address]);
  }).toPass();
});
