import { expect, type Page } from '@playwright/test';
import { axeInLightAndDark } from '#judges/axe.ts';
import { hold, hydrated, menuButton, phone, test, visit } from './fixtures.ts';

// Wide screens have no menu.
test.use(phone);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const linkTo = (page: Page, name: string) => menu(page).getByRole('link', { name });
const inert = (page: Page) => page.locator('main[inert], footer[inert]');
const widen = (page: Page) => page.setViewportSize({ width: 1180, height: 820 });

test('the page is inert until the menu is closed', async ({ page, documents }) => {
  await visit(page, '/');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeHidden();
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(inert(page)).toHaveCount(2);
  await menuButton(page).tap();
  await expect(menu(page)).toBeHidden();
  await expect(inert(page)).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  // Also a link to the current page.
  for (let time = 0; time < 2; time += 1) {
    await menuButton(page).tap();
    await linkTo(page, 'Services').tap();
    await expect(page).toHaveURL('/services');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(inert(page)).toHaveCount(0);
  }
  expect(documents).toEqual(['/']);

  // Also for the page behind.
  await menuButton(page).tap();
  await expect(inert(page)).toHaveCount(2);
  await widen(page);
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(inert(page)).toHaveCount(0);
  await expect(menu(page).getByRole('listitem')).toHaveCount(6);
  await page.setViewportSize(phone.viewport);
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test.describe('the menu', { tag: '@all' }, () => {
  test('that was opened before hydration still works', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await hydrated(page);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
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

  test('does not dim a wide window before hydration either', async ({ page }) => {
    await hold(page);
    await page.goto('/');
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await widen(page);
    const backdrop = () => menu(page).evaluate((element) => getComputedStyle(element, '::backdrop').display);
    await expect.poll(backdrop).toBe('none');
  });

  test('passes axe, and can be reached as a whole on a phone in landscape', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/about');
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    // The page with its main landmark and heading is inert.
    expect(await axeInLightAndDark(page, ['landmark-one-main', 'page-has-heading-one'])).toEqual([]);
    await page.setViewportSize({ width: 844, height: 390 });
    const last = menu(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
