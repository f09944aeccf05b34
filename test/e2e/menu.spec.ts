import type { Page } from '@playwright/test';
import { menuLinks, menusOf } from '../../app/site/menus.ts';
import { navigationPages } from '../../app/site/pages.ts';
import { axeInLightAndDark } from '../../judges/axe.ts';
import { defaultLocale } from '../../app/site/locales.ts';
import { site, ui, words } from './content.ts';
import {
  expect,
  isSameDocument,
  markDocument,
  menuButton,
  phone,
  test,
  visit,
  withoutHydration,
} from './fixtures.ts';

// Wide screens have no menu.
test.use(phone);

const menu = (page: Page) => page.getByRole('navigation', { name: ui.mainNavigation });

test('the button opens and closes the menu, and the page is inert meanwhile', async ({ page }) => {
  await visit(page, '/');
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeHidden();
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('main[inert]')).toHaveCount(1);
  await expect(menu(page).getByRole('listitem')).toHaveCount(
    menuLinks(menusOf(site.menus).header, ui, defaultLocale).length,
  );
  await menuButton(page).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('main[inert], footer[inert]')).toHaveCount(0);
});

test('Escape, and a tap outside, close the menu', async ({ page }) => {
  await visit(page, '/');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  const { height = 0 } = page.viewportSize() ?? {};
  await page.touchscreen.tap(20, height - 20);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the button to the form is beside the menu’s, on one line with it', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, '/');
    const start = page.getByRole('banner').getByRole('link', { name: ui.getStarted });
    const [own, other] = [await start.boundingBox(), await menuButton(page).boundingBox()];
    expect(own?.y).toBe(other?.y);
    expect(Math.min(own?.height ?? 0, own?.width ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('a tap on a link closes the menu, also of the current page', async ({ page, documents }) => {
  await visit(page, '/');
  await markDocument(page);
  await menuButton(page).tap();
  await menu(page).getByRole('link', { name: ui.navigation.services }).tap();
  await expect(page).toHaveURL('/services');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('main[inert], footer[inert]')).toHaveCount(0);

  // So does one on the link to the current page.
  await menuButton(page).tap();
  await menu(page).getByRole('link', { name: ui.navigation.services }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/services');
  expect(await isSameDocument(page)).toBe(true);
  expect(documents).toEqual(['/']);
});

test(
  'a link in the menu focuses the heading, even if the tap is handled late, and so does Back',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          while (performance.now() < timeStamp + 100);
        },
        true,
      );
    });
    for (const name of [ui.navigation.services, ui.navigation.benefits]) {
      await menuButton(page).tap();
      await menu(page).getByRole('link', { name }).tap();
      await expect(page.locator('h1')).toBeFocused();
    }
    // The link that was followed is in the closed menu.
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect(page.locator('h1')).toBeFocused();
  },
);

test('Back closes an open menu', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  await menuButton(page).tap();
  await menu(page).getByRole('link', { name: ui.navigation.about }).tap();
  await expect(page.getByRole('heading', { level: 1, name: words('about').title })).toBeFocused();
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu(page)).toBeHidden();
});

test(
  'widening the window closes the menu, and the page is neither dimmed nor inert',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/');
    const tall = page.viewportSize() ?? { width: 390, height: 844 };
    await menuButton(page).tap();
    await expect(page.locator('main[inert]')).toHaveCount(1);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(page.locator('main[inert], footer[inert]')).toHaveCount(0);
    await expect(menu(page).getByRole('listitem')).toHaveCount(navigationPages.length + 1);
    await page.setViewportSize(tall);
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  },
);

test('an open menu does not dim a wide window before hydration either', { tag: '@all' }, async ({ page }) => {
  await withoutHydration(page);
  await page.goto('/');
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  const backdrop = () => menu(page).evaluate((element) => getComputedStyle(element, '::backdrop').display);
  await expect.poll(backdrop).toBe('none');
});

test('the whole menu can be reached on a phone in landscape', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, '/');
  await menuButton(page).tap();
  const last = menu(page).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test(
  'Tab leads through the open menu and out of the page, not into what the menu covers',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main[inert]')).toHaveCount(1);
    const links = await menu(page).getByRole('link').count();
    for (let pressed = 0; pressed < links; pressed += 1) {
      await page.keyboard.press('Tab');
      await expect(menu(page).locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  },
);

test('axe finds nothing under the open menu', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  // The page with its main landmark and heading is inert.
  expect(await axeInLightAndDark(page, ['landmark-one-main', 'page-has-heading-one'])).toEqual([]);
});
