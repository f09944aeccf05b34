import type { Page } from '@playwright/test';
import { expect, moveMouse, test, visit } from './fixtures.ts';

const copyEmail = (page: Page) => page.getByRole('button', { name: 'Copy the email address' });
const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
// Toasts over the limit stay in the DOM, hidden also from assistive technology.
const toasts = (page: Page) => region(page).getByRole('dialog');
const leaving = (page: Page) => page.locator('[data-ending-style]');

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: new Date('2026-01-15T12:00:00Z') });
  await visit(page, '/contact');
});

/** Presses a copy button; unlike a click, also while the page's clock is stopped. */
async function copy(page: Page): Promise<void> {
  await copyEmail(page).focus();
  await page.keyboard.press('Enter');
}

test('a notification closes after 4000 ms, not before, and there are at most three', async ({ page }) => {
  // The first one loads the library.
  await copy(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.pauseAt(new Date('2026-01-15T13:00:00Z'));
  await copy(page);
  await expect(toasts(page)).toHaveCount(1);
  // The page's fake clock does not affect fading.
  await page.clock.runFor(3999);
  await expect(leaving(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(leaving(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(region(page).locator('[role=dialog]')).toHaveCount(0);
  for (let times = 1; times <= 5; times += 1) {
    await copy(page);
    await expect(region(page).locator('[role=dialog]')).toHaveCount(times);
    await expect(toasts(page)).toHaveCount(Math.min(times, 3));
  }
});

test.describe('if the notifications’ code fails to load', { tag: '@all' }, () => {
  test.use({
    expectedComplaints: /^console (error: Failed to load resource|warning: TypeError: Failed to fetch)/,
  });

  test('the page has its text', async ({ page }) => {
    await page.route('**/assets/toaster-*.js', (route) => route.abort());
    await visit(page, '/contact');
    await copy(page);
    await expect(page.getByRole('complementary').getByText('Copied')).toBeVisible();
  });
});

test.describe('a notification', { tag: '@all' }, () => {
  test('has an edge in forced colors, like all that lies over the page', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await copy(page);
    for (const overlay of [page.locator('#unloaded'), toasts(page)])
      await expect(overlay).toHaveCSS('border-top-style', 'solid');
    const edgeOfTooltip = await copyEmail(page).evaluate(
      (trigger) => getComputedStyle(trigger, '::after').borderLeftStyle,
    );
    expect(edgeOfTooltip).toBe('solid');
  });

  test('stays under the pointer, is announced once, and can be closed', async ({ page }) => {
    const liveRegions = page.locator(':is([aria-live], [role=status], output):not([aria-live=off])');
    await copy(page);
    await expect(toasts(page)).toHaveCount(1);
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    await expect(leaving(page)).toHaveCount(0);
    await expect(toasts(page)).toHaveCount(1);
    const said = await toasts(page).innerText();
    await expect(liveRegions.filter({ hasText: said })).toHaveCount(1);
    const loud = page.locator('[aria-live=assertive], [role=alert]');
    await expect(loud.filter({ hasText: said })).toHaveCount(0);
    await toasts(page).getByRole('button', { name: 'Close notification' }).click();
    await moveMouse(page, 3, 300);
    await page.clock.runFor(1000);
    await expect(toasts(page)).toHaveCount(0);
  });
});
