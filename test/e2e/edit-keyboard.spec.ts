/** `npm run edit`: every dialog takes the focus, keeps it, and gives it back; Escape loses nothing that was typed. */
import type { Locator, Page } from '@playwright/test';
import { bar, edit, expect, field, open, panel, press, save, test, textOf } from './edit-fixtures.ts';

/** Whether the focus is in the open dialog; also where none of its elements has it, between the last and the first. */
const isInside = (page: Page) =>
  page.evaluate(() => {
    const root = document.activeElement?.shadowRoot;
    if (!root) return document.activeElement === document.body;
    return !root.activeElement || root.activeElement.closest('[role=dialog], dialog') !== null;
  });

test('every list and dialog is opened, walked through and closed', { tag: '@all' }, async ({ page }) => {
  await edit(page, '/about');
  // So that a text is older than its translation.
  await open(page, textOf(page, 'about:title'));
  await field(page, 'about:title', 'en').fill('Changed in English alone');
  await save(page);
  const lists = ['Texts not on screen', 'Facts and figures', 'Find and replace', 'Articles'];
  for (const name of [...lists, '1 older text', 'Publish']) {
    const opener = bar(page).getByRole('button', { name });
    await press(page, opener);
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByText(/^(?:Reading…|Comparing with)/)).toHaveCount(0);
    await expect.poll(() => isInside(page)).toBe(true);
    const steps = await panel(page).locator('button, input, textarea, select, a[href], summary').count();
    for (let step = 0; step < Math.min(steps + 2, 30); step += 1) {
      expect(await isInside(page)).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

/** Closes the dialog and acts on what comes next, before the task in which the browser tells of it. */
const closeAnd = (act: 'click' | 'focus', next: Locator) =>
  next.evaluate((element: HTMLElement, does) => {
    const root = element.getRootNode() as ShadowRoot;
    root.querySelector('dialog')?.close();
    element[does]();
  }, act);

test('what follows a closed dialog stays', { tag: '@all' }, async ({ page }) => {
  await edit(page, '/about');
  await press(page, bar(page).getByRole('button', { name: 'Facts and figures' }));
  const opener = (name: string) => bar(page).getByRole('button', { name });
  for (const name of ['Find and replace', 'Find and replace', 'Articles']) {
    await expect(panel(page)).toBeVisible();
    await closeAnd('click', opener(name));
    await page.waitForTimeout(300);
    await expect(panel(page)).toHaveAccessibleName(name);
  }
  await closeAnd('focus', opener('Brand'));
  await page.waitForTimeout(300);
  await expect(opener('Brand')).toBeFocused();
});
