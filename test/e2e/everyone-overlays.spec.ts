import type { Locator, Page } from '@playwright/test';
import { ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const { panel } = words('contact');
const tooltip = (page: Page) => page.getByRole('tooltip');
const copyEmail = (page: Page) => page.getByRole('button', { name: panel.copyEmail });

const notification = (page: Page) =>
  page.getByRole('region', { name: ui.toasts.region }).getByRole('dialog').first();

/** What fades out, in time of its own, which no clock of the page's stops. */
const leaving = (page: Page) => page.locator('[data-ending-style]');

/** Everything whose changes a screen reader announces. */
const liveRegions = (page: Page) =>
  page.locator(':is([aria-live], [role=status], output):not([aria-live=off])');

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('a tooltip, with a pointer', () => {
  test.skip(({ isMobile }) => isMobile, 'a device that can hover');

  test('stays while the pointer moves onto it, and closes when it leaves both', async ({ page }) => {
    await visit(page, '/nearshoring');
    await page
      .getByRole('button', { name: words('nearshoring').advantages.verified })
      .first()
      .hover();
    await expect(tooltip(page)).toBeVisible();
    const { x, y } = await middleOf(tooltip(page));
    await page.mouse.move(x, y, { steps: 12 });
    // Longer than any delay: a tooltip that was going to close is closed by then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(3, y);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('stays for as long as the pointer does', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-15T12:00:00Z') });
    await visit(page, '/contact');
    await copyEmail(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(tooltip(page)).toBeVisible();
  });

  test('Escape closes it while the focus is elsewhere, and moves nothing', async ({ page }) => {
    await visit(page, '/contact');
    const field = page.getByRole('textbox', { name: words('contact').form.fields.message });
    await field.focus();
    await copyEmail(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(field).toBeFocused();
  });
});

test('where nothing can hover, the words of a tooltip stand in the page', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a touch screen');
  await visit(page, '/contact');
  await expect(copyEmail(page).getByText(panel.copyEmail)).toBeVisible();
  await page.goto('/nearshoring');
  const { notes } = words('nearshoring').comparison;
  for (const note of [...Object.values(notes), words('nearshoring').advantages.verifiedNote])
    await expect(page.getByRole('main').getByText(note)).toBeVisible();
});

test.describe('a notification', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({ time: new Date('2026-01-15T12:00:00Z') });
  });

  test('waits while the pointer is on it', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a device that can hover');
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

  test('waits while the focus is in it', async ({ page }) => {
    await visit(page, '/contact');
    await copyEmail(page).focus();
    await page.keyboard.press('Enter');
    await expect(notification(page)).toBeVisible();
    await notification(page).focus();
    await page.clock.runFor(20_000);
    await expect(leaving(page)).toHaveCount(0);
    await expect(notification(page)).toBeVisible();
  });

  test('is polite, announced once, and its words stand in the page when it is gone', async ({ page }) => {
    for (const [address, press] of [
      ['/contact', () => copyEmail(page).focus()],
      ['/contact', () => page.getByRole('button', { name: words('contact').ways.copyAddress }).focus()],
      ['/about', () => page.getByRole('link', { name: ui.copyLink.label }).first().focus()],
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
      await page.clock.runFor(10_000);
      await expect(notification(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByText(said, { exact: true }).first()).toBeVisible();
    }
  });
});
