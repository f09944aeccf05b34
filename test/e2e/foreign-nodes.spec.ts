/** Pages that something else has changed: page translation, password managers, content blockers. */
import type { Page } from '@playwright/test';
import { ada, expect, form, test } from './contact-fixtures.ts';
import { expectHydrated, faults, footerLink, hold, hydrated, visit } from './fixtures.ts';
import { toolsOn } from './tools.ts';

// React reports that it has replaced the prerendered elements.
test.use({ expectedComplaints: new RegExp(`Minified React error #(418|423|425)|${faults.source}`) });

function wrap(node: ChildNode | null): void {
  const font = document.createElement('font');
  node?.replaceWith(font);
  if (node) font.append(node);
}

/** Whether React has replaced the element that a test has stored as `prerendered`. */
const isReplaced = (page: Page) =>
  page.evaluate(() => !(Reflect.get(globalThis, 'prerendered') as Element).isConnected);

test('words, focus and selection stay if page translation wraps a text', async ({ page, contact }) => {
  const release = await hold(page);
  await page.goto('/contact');
  await contact.type();
  const message = page.locator('[name=message]');
  await message.evaluate((field: HTMLTextAreaElement) => {
    Object.assign(globalThis, { prerendered: field });
    field.setSelectionRange(1, 3);
  });
  const text = await page
    .locator('label')
    .first()
    .evaluateHandle((label) => label.firstChild);
  await text.evaluate(wrap);
  release();
  await expectHydrated(page);
  expect(await isReplaced(page)).toBe(true);
  expect(await contact.typed()).toEqual(ada);
  await expect(message).toBeFocused();
  await page.keyboard.type('ya');
  await expect(message).toHaveValue(ada.message.replace('el', 'ya'));
  await expect(page.getByText(form.draft)).toBeVisible();
});

test('a number stays if the code of the tools replaces its field', { tag: '@all' }, async ({ page }) => {
  const release = await hold(page, '**/assets/tools-*.js');
  await page.goto('/plan');
  const { team } = toolsOn(page);
  await team.fill('25');
  await team.evaluate((field) => {
    Object.assign(globalThis, { prerendered: field });
    field.after(document.createElement('div'));
  });
  release();
  await expect(page).toHaveURL(/team=25/);
  expect(await isReplaced(page)).toBe(true);
  await expect(team).toHaveValue('25');
  await expect(team).toBeFocused();
});

test.describe('after a page change', () => {
  test.use({ expectedComplaints: /removeChild/ });

  test('the browser opens the page after a wrapped one', async ({ page, documents }) => {
    // Afterwards React cannot remove the page.
    const wrapPage = () => page.locator('main > :first-child').evaluate(wrap);
    await visit(page, '/about');
    await wrapPage();
    await Promise.all([page.waitForEvent('load'), footerLink(page, 'benefits').click()]);
    await expect(page).toHaveURL('/benefits');
    await hydrated(page);
    await footerLink(page, 'services').click();
    await expect(page).toHaveURL('/services');
    await expect(page.locator('h1')).toBeFocused();
    await wrapPage();
    await Promise.all([page.waitForEvent('load'), page.goBack()]);
    await expect(page).toHaveURL('/benefits');
    expect(documents).toEqual(['/about', '/benefits', '/benefits']);
  });
});
