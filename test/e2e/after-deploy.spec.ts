/** After a deploy that has removed the files of an open page, it can be loaded again, and nothing typed is lost. */
import type { Page } from '@playwright/test';
import { ui } from './content.ts';
import { ada, expect, form, test, typedIn, typeForm, withoutStorage } from './contact-fixtures.ts';
import { hydrated } from './fixtures.ts';
import { toolsOn } from './tools.ts';

const removed = async (page: Page, name: string) => {
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
  return () => page.unroute(files);
};

const reload = (page: Page) => page.getByRole('link', { name: ui.reload });

test('the contact page offers it, and keeps the words', async ({ page, handedOver }) => {
  const deploy = await removed(page, 'entry-client');
  await page.goto('/contact');
  await typeForm(page);
  await expect(reload(page)).toBeHidden();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(form.late)).toBeVisible();
  await deploy();
  await reload(page).click();
  await expect.poll(() => typedIn(page)).toEqual(ada);
  await hydrated(page);
  await page.getByRole('button', { name: form.submit }).click();
  await expect.poll(() => handedOver).toHaveLength(1);
});

test(
  'the contact page does not offer it if the browser stores no draft',
  { tag: '@all' },
  async ({ page }) => {
    await withoutStorage(page);
    await removed(page, 'entry-client');
    await page.goto('/contact');
    await typeForm(page);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByText(form.late)).toBeVisible();
    await expect(reload(page)).toBeHidden();
  },
);

test('the tools offer it, and keep the numbers of the address', { tag: '@all' }, async ({ page }) => {
  const deploy = await removed(page, 'tools');
  await page.goto('/plan?team=25#estimate');
  await hydrated(page);
  await expect(reload(page)).toBeVisible();
  await deploy();
  await reload(page).click();
  await hydrated(page);
  await expect(toolsOn(page).team).toHaveValue('25');
});
