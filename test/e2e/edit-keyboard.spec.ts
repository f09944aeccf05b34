/** `npm run edit`: every dialog takes the focus, keeps it, and gives it back; Escape loses nothing that was typed. */
import type { Page } from '@playwright/test';
import { bar, edit, expect, field, open, panel, press, save, test, textOf } from './edit-fixtures.ts';

/** Whether the focus is in the open dialog; also where none of its elements has it, between the last and the first. */
const isInside = (page: Page) =>
  page.evaluate(() => {
    const root = document.activeElement?.shadowRoot;
    if (!root) return document.activeElement === document.body;
    return !root.activeElement || root.activeElement.closest('[role=dialog], dialog') !== null;
  });

/** Goes once around the open dialog with Tab. */
async function goAround(page: Page): Promise<void> {
  const steps = await panel(page).locator('button, input, textarea, select, a[href], summary').count();
  for (let step = 0; step < Math.min(steps + 2, 30); step += 1) {
    expect(await isInside(page)).toBe(true);
    await page.keyboard.press('Tab');
  }
}

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
    await goAround(page);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test(
  'a dialog opened before the browser tells that one has closed stays',
  { tag: '@all' },
  async ({ page }) => {
    await edit(page, '/about');
    await press(page, bar(page).getByRole('button', { name: 'Facts and figures' }));
    for (const name of ['Find and replace', 'Find and replace', 'Articles']) {
      const opener = await bar(page).getByRole('button', { name }).elementHandle();
      // In one task, because the event comes in another.
      await panel(page).evaluate((dialog: HTMLDialogElement, next) => {
        dialog.close();
        (next as HTMLElement).click();
      }, opener);
      await page.waitForTimeout(300);
      await expect(panel(page)).toHaveAccessibleName(name);
    }
  },
);
