/** Pages that something else has changed before hydration: page translation, password managers, content blockers. */
import type { Page } from '@playwright/test';
import { ada, expect, form, test } from './contact-fixtures.ts';
import { expectHydrated, faults, hold } from './fixtures.ts';
import { toolsOn } from './tools.ts';

// React reports that it has replaced the prerendered elements.
test.use({ expectedComplaints: new RegExp(`Minified React error #(418|423|425)|${faults.source}`) });

function wrapText(): void {
  const text = document.querySelector('label')?.firstChild;
  const font = document.createElement('font');
  text?.replaceWith(font);
  if (text) font.append(text);
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
  await page.evaluate(wrapText);
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
