/** Back from another site restores the page without loading it. */
import type { Page } from '@playwright/test';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { launchOptions } from '../../scripts/launch-options.ts';
import { expect, hydrated, test } from './watch-fixtures.ts';

// Playwright disables the cache, because a frozen page does not respond to it.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Leaves a page and returns to it; `meanwhile` runs on a page in between. */
async function leaveAndReturn(page: Page, meanwhile: () => void = () => {}): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
  );
  await page.goto('/security.txt');
  await page.evaluate(meanwhile);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'persisted') === true);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const isHydrated of [true, false])
    test(
      `the menu is closed again, and the page works (hydrated: ${isHydrated})`,
      { tag: '@all' },
      async ({ page }) => {
        if (!isHydrated) await page.route('**/assets/entry-client-*.js', (route) => route.abort());
        await page.goto('/about');
        if (isHydrated) await hydrated(page);
        await page.locator('[popovertarget=menu]').click();
        await expect(page.locator('#menu')).toBeVisible();
        if (isHydrated) await expect(page.locator('main')).toHaveAttribute('inert');
        await leaveAndReturn(page);
        await expect(page.locator('#menu')).toBeHidden();
        await expect(page.locator('main')).not.toHaveAttribute('inert');
      },
    );
});

test('a theme that was chosen meanwhile applies', { tag: '@all' }, async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await leaveAndReturn(page, () => localStorage.setItem('theme', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('[name=theme][value=dark]')).toBeChecked();
});

test('a draft that has grown meanwhile is shown', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('[name=message]').fill('Hello');
  await leaveAndReturn(page, () =>
    sessionStorage.setItem('contact-draft', JSON.stringify({ message: 'Hello\n\nFive people' })),
  );
  await expect(page.locator('[name=message]')).toHaveValue('Hello\n\nFive people');
  await page.locator('[name=company]').fill('Engines');
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('Five people');
});

for (const { id } of pages) {
  test(`${pageAddress(id)} is in the back-forward cache`, { tag: '@all' }, async ({ page }) => {
    await page.goto(pageAddress(id));
    await hydrated(page);
    await leaveAndReturn(page);
  });
}
