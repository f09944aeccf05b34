/** Back from another site restores the page without loading it. */
import type { Page } from '@playwright/test';
import { launchOptions } from '#scripts/launch-options.ts';
import { code, expect, faults, hydrated, menuButton, test, visit } from './fixtures.ts';
import { countsOf } from './posting-fixtures.ts';

test.use({
  // Playwright disables the cache, because a frozen page does not respond to it.
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  expectedComplaints: faults,
});
test.skip(
  /headless[-_]shell/.test(launchOptions.executablePath ?? ''),
  'The headless shell has no such cache.',
);

async function leaveAndReturn(page: Page, meanwhile: () => void = () => {}): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
  );
  await page.goto('/robots.txt');
  await page.evaluate(meanwhile);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'persisted') === true);
}

test.describe('a page that is restored', { tag: '@all' }, () => {
  // It counts visits.
  test.use({ served: 'meridian' });

  for (const isHydrated of [false, true])
    test(`closes its menu and is counted (hydrated: ${isHydrated})`, async ({ page, context }) => {
      const counts = countsOf(context);
      await page.setViewportSize({ width: 390, height: 844 });
      if (!isHydrated) await page.route(code.hydrate, (route) => route.abort());
      await page.goto('/about');
      if (isHydrated) await hydrated(page);
      await menuButton(page).click();
      await expect(page.locator('#menu')).toBeVisible();
      if (isHydrated) await expect(page.locator('main')).toHaveAttribute('inert');
      await leaveAndReturn(page);
      await expect(page.locator('#menu')).toBeHidden();
      await expect(page.locator('main')).not.toHaveAttribute('inert');
      await expect.poll(() => counts).toEqual(['view /about', 'view /about']);
    });

  test('shows a draft that has grown, and a theme that was chosen, meanwhile', async ({ page }) => {
    await visit(page, '/contact');
    await page.locator('[name=message]').fill('Hello');
    await leaveAndReturn(page, () => {
      sessionStorage.setItem('contact-draft', JSON.stringify({ message: 'Hello\n\nFive people' }));
      localStorage.setItem('theme', 'dark');
    });
    await expect(page.locator('[name=message]')).toHaveValue('Hello\n\nFive people');
    await page.locator('[name=company]').fill('Engines');
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('Five people');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('[name=theme][value=dark]')).toBeChecked();
  });
});
