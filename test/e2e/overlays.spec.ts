import type { Page } from '@playwright/test';
import { ui, words } from './content.ts';
import { expect, phone, test, visit } from './fixtures.ts';

const { panel } = words('contact');
const copyEmail = (page: Page) => page.getByRole('button', { name: panel.copyEmail });

const notification = (page: Page) =>
  page.getByRole('region', { name: ui.toasts.region }).getByRole('dialog').first();

/** Elements that fade out; the page's fake clock does not affect them. */
const leaving = (page: Page) => page.locator('[data-ending-style]');

/** All live regions. */
const liveRegions = (page: Page) =>
  page.locator(':is([aria-live], [role=status], output):not([aria-live=off])');

test(
  'a tooltip stays while the pointer is on it, and closes when it leaves',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/contact');
    const isShown = () =>
      copyEmail(page).evaluate((trigger) => getComputedStyle(trigger, '::after').visibility === 'visible');
    await copyEmail(page).hover();
    await expect.poll(isShown).toBe(true);
    const { x = 0, y = 0, width = 0 } = (await copyEmail(page).boundingBox()) ?? {};
    // Across the gap above the trigger.
    await page.mouse.move(x + width / 2, y - 24, { steps: 12 });
    expect(await isShown()).toBe(true);
    await page.mouse.move(x + width / 2, y - 200);
    await expect.poll(isShown).toBe(false);
  },
);

test.describe('on a phone', { tag: '@all' }, () => {
  test.use(phone);

  test('without hover, the text of tooltips is in the page', async ({ page }) => {
    await visit(page, '/contact');
    await expect(copyEmail(page).getByText(panel.copyEmail)).toBeVisible();
    await page.goto('/nearshoring');
    const { notes } = words('nearshoring').comparison;
    for (const note of [...Object.values(notes), words('nearshoring').advantages.verifiedNote])
      await expect(page.getByRole('main').getByText(note)).toBeVisible();
  });
});

test.describe('a notification', { tag: '@all' }, () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({ time: new Date('2026-01-15T12:00:00Z') });
  });

  test('stays while the pointer is on it', async ({ page }) => {
    await visit(page, '/contact');
    await copyEmail(page).click();
    await notification(page).hover();
    await page.clock.runFor(20_000);
    await expect(leaving(page)).toHaveCount(0);
    await expect(notification(page)).toBeVisible();
    await page.mouse.move(3, 300);
    await page.clock.runFor(10_000);
    await expect(notification(page)).toHaveCount(0);
  });

  test('stays while it has focus', async ({ page }) => {
    await visit(page, '/contact');
    await copyEmail(page).focus();
    await page.keyboard.press('Enter');
    await expect(notification(page)).toBeVisible();
    await notification(page).focus();
    await page.clock.runFor(20_000);
    await expect(leaving(page)).toHaveCount(0);
    await expect(notification(page)).toBeVisible();
  });

  test('is announced politely and once', async ({ page }) => {
    for (const [address, press] of [
      ['/contact', () => copyEmail(page).focus()],
      ['/privacy', () => page.getByRole('link', { name: ui.copyLink.label }).first().focus()],
    ] as const) {
      await visit(page, address);
      await press();
      await page.keyboard.press('Enter');
      await expect(notification(page)).toBeVisible();
      const said = await notification(page).innerText();
      await expect(liveRegions(page).filter({ hasText: said })).toHaveCount(1);
      await expect(page.locator('[aria-live=assertive], [role=alert]').filter({ hasText: said })).toHaveCount(
        0,
      );
    }
  });
});
