import type { Locator, Page } from '@playwright/test';
import { ui, words } from './content.ts';
import { axeInLightAndDark } from './axe.ts';
import { expect, phone, test, visit } from './fixtures.ts';

const { panel } = words('contact');
const tooltip = (page: Page) => page.getByRole('tooltip');
const copyEmail = (page: Page) => page.getByRole('button', { name: panel.copyEmail });

const notification = (page: Page) =>
  page.getByRole('region', { name: ui.toasts.region }).getByRole('dialog').first();

/** Elements that fade out; the page's fake clock does not affect them. */
const leaving = (page: Page) => page.locator('[data-ending-style]');

/** All live regions. */
const liveRegions = (page: Page) =>
  page.locator(':is([aria-live], [role=status], output):not([aria-live=off])');

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('a tooltip, with a pointer', { tag: '@all' }, () => {
  test('stays open while hovered, and closes when the pointer leaves it and its trigger', async ({
    page,
  }) => {
    await visit(page, '/nearshoring');
    await page
      .getByRole('button', { name: words('nearshoring').advantages.verified })
      .first()
      .hover();
    await expect(tooltip(page)).toBeVisible();
    const { x, y } = await middleOf(tooltip(page));
    await page.mouse.move(x, y, { steps: 12 });
    // Longer than any delay, after which it would have closed.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(3, y);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('stays open as long as the pointer is on the trigger', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-15T12:00:00Z') });
    await visit(page, '/contact');
    await copyEmail(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(tooltip(page)).toBeVisible();
  });

  test('Escape closes it while focus is elsewhere, and does not move focus', async ({ page }) => {
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

test('axe finds nothing in an open tooltip', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/contact');
  await copyEmail(page).focus();
  await expect(tooltip(page)).toBeVisible();
  // The tooltip is outside of all landmarks, but its text is also inside one.
  expect(await axeInLightAndDark(page, ['region'], '[role=tooltip]')).toEqual([]);
});

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

  test('is announced politely and once, and its text is also in the page', async ({ page }) => {
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
