import { axeInLightAndDark } from '#judges/axe.ts';
import { expect, test } from './fixtures.ts';

// In one worker, and so on one server, whose modules are compiled once.
test.describe.configure({ mode: 'default' });

test.use({ served: 'gallery', expectedComplaints: /favicon|\[vite\]|DevTools/ });

/** Examples that look the same on any platform with the site's font: shapes and text, no native form controls. */
const pictured = ['button', 'icon', 'overlap-bars', 'panel'];

test('axe finds nothing in any example, and they look unchanged', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/test/gallery/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await axeInLightAndDark(page, ['page-has-heading-one'])).toEqual([]);
  test.skip(process.platform !== 'linux', 'the pictures were taken on Linux');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const component of pictured)
      await expect(page.locator(`#${component}`)).toHaveScreenshot(`${component}-${colorScheme}.png`, {
        maxDiffPixelRatio: 0.02,
        animations: 'disabled',
      });
  }
});
