/** After a deploy that has removed the files of an open page, it can be loaded again, and nothing typed is lost. */
import type { Page } from '@playwright/test';
import { ui, words } from './content.ts';
import { ada, expect, form, isReady, test, typedIn } from './contact-fixtures.ts';
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
  for (const [name, text] of Object.entries(ada)) await page.locator(`[name=${name}]`).fill(text);
  await expect(reload(page)).toBeHidden();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(form.late)).toBeVisible();
  await deploy();
  await reload(page).click();
  await expect.poll(() => typedIn(page)).toEqual(ada);
  await isReady(page);
  await page.getByRole('button', { name: form.submit }).click();
  await expect.poll(() => handedOver).toHaveLength(1);
});

test(
  'the contact page does not offer it if the browser stores no draft',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await removed(page, 'entry-client');
    await page.goto('/contact');
    for (const [name, text] of Object.entries(ada)) await page.locator(`[name=${name}]`).fill(text);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByText(form.late)).toBeVisible();
    await expect(reload(page)).toBeHidden();
  },
);

test('the tools offer it, and keep the numbers of the address', { tag: '@all' }, async ({ page }) => {
  const deploy = await removed(page, 'tools');
  await page.goto('/plan?team=25#estimate');
  await isReady(page);
  await expect(reload(page)).toBeVisible();
  await deploy();
  await reload(page).click();
  await isReady(page);
  await expect(toolsOn(page).team).toHaveValue('25');
});

test('the message of any other button offers it', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const { panel } = words('contact');
  const deploy = await removed(page, 'entry-client');
  await page.goto('/contact');
  const copyEmail = page.getByRole('button', { name: panel.copyEmail });
  await copyEmail.click();
  await expect(page.getByRole('alert')).toContainText(ui.unloaded);
  await deploy();
  await reload(page).click();
  await copyEmail.click();
  await expect(page.getByText(panel.copied, { exact: true }).first()).toBeVisible();
});
