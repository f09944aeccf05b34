import { ui } from './content.ts';
import { ada, expect, form, test, ways } from './contact-fixtures.ts';
import { code, denyStorage, expectHydrated, hold, hydrated } from './fixtures.ts';

const nothing = { firstName: '', lastName: '', email: '', company: '', message: '' };

test('a draft stays until it is cleared', async ({ page, context, contact }) => {
  const elsewhere = 'https://example.com/book';
  await context.route(elsewhere, (route) => route.fulfill({ body: 'elsewhere' }));
  await contact.open();
  await expect(page.getByText(form.draft)).toBeVisible();
  await contact.type(ada);

  await page.reload();
  await hydrated(page);
  expect(await contact.typed()).toEqual(ada);
  const gmail = page.getByRole('link', { name: ways.gmail, includeHidden: true });
  await expect(gmail).toHaveAttribute('href', /Ada%20Lovelace/);

  await page.locator('footer a[href="/about"]').click();
  await expect(page.locator('form')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('form')).toBeVisible();
  expect(await contact.typed()).toEqual(ada);

  await page.goto(elsewhere);
  await page.goBack();
  await hydrated(page);
  expect(await contact.typed()).toEqual(ada);

  // It is cleared with one button, and restored with the same one.
  await page.getByRole('button', { name: form.clear }).click();
  await expect(page.getByText(form.cleared)).toBeVisible();
  expect(await contact.typed()).toEqual(nothing);
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();

  await page.getByRole('button', { name: form.undo }).click();
  await expect(page.getByText(form.draft)).toBeVisible();
  expect(await contact.typed()).toEqual(ada);

  await page.getByRole('button', { name: form.clear }).click();
  await page.reload();
  await hydrated(page);
  expect(await contact.typed()).toEqual(nothing);
  await expect(page.getByRole('button', { name: form.clear })).toBeHidden();
});

test.describe('of a draft', { tag: '@all' }, () => {
  test('the form says that there is none without storage', async ({ page, contact }) => {
    await denyStorage(page);
    await page.route(code.hydrate, (route) => route.abort());
    await page.goto('/contact');
    await contact.type();
    await contact.button.click();
    await expect(page.getByText(form.late)).toBeVisible();
    await expect(page.getByRole('link', { name: ui.reload })).toBeHidden();
    await page.unroute(code.hydrate);
    await contact.button.click();
    await expect.poll(() => contact.handedOver).toHaveLength(1);
    await expect(page.getByText(form.noDraft)).toBeVisible();
    await expect(page.getByText(form.draft)).toBeHidden();
    await page.getByRole('button', { name: form.clear }).click();
    expect(await contact.typed()).toEqual(nothing);
  });

  test('all stays, with what is typed before any script has loaded', async ({ page, contact }) => {
    await contact.open();
    await contact.type();
    const release = await hold(page, code.early);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('[name=firstName]').fill('Grace');
    await contact.message.pressSequentially('Hi again');
    release();
    const both = { ...ada, firstName: 'Grace', message: `${ada.message}\n\nHi again` };
    await expect.poll(() => contact.typed()).toEqual(both);
    await expectHydrated(page);
    await contact.message.press('!');
    await page.unroute(code.early);
    await page.reload();
    await expect.poll(() => contact.typed()).toEqual({ ...both, message: `${both.message}!` });
  });
});
