import { expect, type Page } from '@playwright/test';
import { axeInLightAndDark } from '#judges/axe.ts';
import { hydrated, isSameDocument, markDocument, menuButton, phone, test, visit } from './fixtures.ts';

// Wide screens have no menu.
test.use(phone);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const linkTo = (page: Page, name: string) => menu(page).getByRole('link', { name });
const widen = (page: Page) => page.setViewportSize({ width: 1180, height: 820 });

test('the menu closes, whatever leads out of it', async ({ page }) => {
  await visit(page, '/');
  await expect(menu(page)).toBeHidden();
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  await menuButton(page).tap();
  await expect(menu(page)).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  // Before the focus is on what it covers.
  await page.keyboard.press('Enter');
  await menu(page).getByRole('link').last().focus();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
  await expect(menu(page)).toBeHidden();

  // Also a link to the current page.
  await markDocument(page);
  for (let time = 0; time < 2; time += 1) {
    await menuButton(page).tap();
    await linkTo(page, 'Services').tap();
    await expect(page).toHaveURL('/services');
    await expect(menu(page)).toBeHidden();
  }
  expect(await isSameDocument(page)).toBe(true);

  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  await widen(page);
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(menu(page).getByRole('listitem')).toHaveCount(6);
  await page.setViewportSize(phone.viewport);
  await expect(menu(page)).toBeHidden();
});

test('a tap beside the menu only closes it', async ({ page }) => {
  await visit(page, '/about');
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  await page
    .locator('footer a')
    .first()
    .evaluate((link) => link.scrollIntoView({ block: 'end' }));
  const { x = 0, y = 0 } = (await page.locator('footer a').first().boundingBox()) ?? {};
  await page.touchscreen.tap(x + 5, y + 5);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test.describe('the menu', { tag: '@all' }, () => {
  test('that was opened before hydration still works', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await hydrated(page);
    await linkTo(page, 'Home').tap();
    await expect(menu(page)).toBeHidden();
  });

  test('gives the focus to the heading, also on Back', async ({ page }) => {
    await visit(page, '/');
    for (const name of ['Services', 'Why Choose Us']) {
      await menuButton(page).tap();
      await linkTo(page, name).tap();
      await expect(page.locator('h1')).toBeFocused();
    }
    // The link that was followed is in the closed menu.
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect(page.locator('h1')).toBeFocused();
  });

  test('passes axe, and can be reached as a whole on a phone in landscape', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/about');
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    expect(await axeInLightAndDark(page)).toEqual([]);
    await page.setViewportSize({ width: 844, height: 390 });
    const last = menu(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
