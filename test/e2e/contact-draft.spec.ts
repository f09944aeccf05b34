import {
  ada,
  expect,
  fillForm,
  form,
  messageField,
  site,
  test,
  typedIn,
  typeForm,
  ui,
  ways,
} from './contact-fixtures.ts';
import { code, expectHydrated, hold, hydrated, withoutHydration } from './fixtures.ts';

const nothing = { firstName: '', lastName: '', email: '', company: '', message: '' };

test('a draft survives a reload, a page change and another site, and goes into all ways', async ({
  page,
  context,
  openContact,
}) => {
  await context.route(site.bookingUrl, (route) => route.fulfill({ body: 'elsewhere' }));
  await openContact();
  await expect(page.getByText(form.draft)).toBeVisible();
  await fillForm(page, ada);
  // At once, so that it also survives a crash, and in the tab alone.
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('Lovelace');

  await page.reload();
  await hydrated(page);
  expect(await typedIn(page)).toEqual(ada);
  const gmail = page.getByRole('link', { name: ways.gmail, includeHidden: true });
  await expect(gmail).toHaveAttribute('href', /Ada%20Lovelace/);

  await page.getByRole('contentinfo').getByRole('link', { name: ui.navigation.about }).click();
  await expect(page.locator('form')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('form')).toBeVisible();
  expect(await typedIn(page)).toEqual(ada);

  await page.goto(site.bookingUrl);
  await page.goBack();
  await hydrated(page);
  expect(await typedIn(page)).toEqual(ada);
});

test('a draft is cleared with one button, and restored with the same one', async ({ page, openContact }) => {
  await openContact();
  await fillForm(page, ada);
  await page.getByRole('button', { name: form.clear }).click();
  await expect(page.getByText(form.cleared)).toBeVisible();
  expect(await typedIn(page)).toEqual(nothing);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.getByRole('button', { name: form.undo }).click();
  await expect(page.getByText(form.draft)).toBeVisible();
  expect(await typedIn(page)).toEqual(ada);

  await page.getByRole('button', { name: form.clear }).click();
  await page.reload();
  await hydrated(page);
  expect(await typedIn(page)).toEqual(nothing);
  await expect(page.getByRole('button', { name: form.clear })).toBeHidden();
});

test('denied storage does not break the form, which says that there is no draft', async ({
  page,
  openContact,
  handedOver,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openContact();
  await fillForm(page, ada);
  await expect(page.getByText(form.noDraft)).toBeVisible();
  await expect(page.getByText(form.draft)).toBeHidden();
  await page.getByRole('button', { name: form.submit }).click();
  await expect.poll(() => handedOver).toHaveLength(1);
  await page.getByRole('button', { name: form.clear }).click();
  expect(await typedIn(page)).toEqual(nothing);
});

test.describe('before the page’s code has loaded', () => {
  test('a draft is stored from the first letter, and shown without a gesture', async ({ page }) => {
    await withoutHydration(page);
    await page.goto('/contact');
    await typeForm(page);
    await page.reload();
    await expect.poll(() => typedIn(page)).toEqual(ada);
  });

  test(
    'a draft stays, like what is typed before any script has loaded, which hydrates the page',
    { tag: '@all' },
    async ({ page, openContact }) => {
      await openContact();
      await typeForm(page);
      const release = await hold(page, code.early);
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.locator('[name=firstName]').fill('Grace');
      await messageField(page).pressSequentially('Hi again');
      release();
      const both = { ...ada, firstName: 'Grace', message: `${ada.message}\n\nHi again` };
      await expect.poll(() => typedIn(page)).toEqual(both);
      await expectHydrated(page);
      await messageField(page).press('!');
      await page.unroute(code.early);
      await page.reload();
      await expect.poll(() => typedIn(page)).toEqual({ ...both, message: `${both.message}!` });
    },
  );
});
