/** After a deploy that has removed the files of an open page, it can be loaded again, and nothing typed is lost. */
import { ui } from './content.ts';
import { ada, expect, form, test, withoutStorage } from './contact-fixtures.ts';
import { code } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.route(code.hydrate, (route) => route.fulfill({ status: 404, body: 'gone' }));
});

test('the contact page offers it, and keeps the words', { tag: '@all' }, async ({ page, contact }) => {
  const reload = page.getByRole('link', { name: ui.reload });
  await page.goto('/contact');
  await contact.type();
  await expect(reload).toBeHidden();
  await contact.button.click();
  await expect(page.getByText(form.late)).toBeVisible();
  await page.unroute(code.hydrate);
  await reload.click();
  await expect.poll(() => contact.typed()).toEqual(ada);
  await contact.button.click();
  await expect.poll(() => contact.handedOver).toHaveLength(1);
});

test('it does not if the browser stores no draft', { tag: '@all' }, async ({ page, contact }) => {
  await withoutStorage(page);
  await page.goto('/contact');
  await contact.type();
  await contact.button.click();
  await expect(page.getByText(form.late)).toBeVisible();
  await expect(page.getByRole('link', { name: ui.reload })).toBeHidden();
});
