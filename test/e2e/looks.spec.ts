/** What parts look like on pages, beside pictures that were taken of them. */
import { expect, test, visit } from './document-fixtures.ts';

/** Parts that look the same on any platform with the site's font: shapes and text, no native form controls. */
const parts: Record<string, readonly [address: string, selector: string]> = {
  'button-action': ['/', 'main a[href="/contact"]'],
  'button-accent': ['/services', '#get-started a'],
  'button-on-panel': ['/services', '#it-staffing a[href$="#get-started"]'],
  'button-quiet': ['/plan', '[aria-labelledby=case] button:has-text("Print")'],
  'button-small': ['/services', 'header nav a[href="/contact"]'],
  icons: ['/services', '#get-started div:has(> svg)'],
  'panel-primary': ['/nearshoring', '[aria-labelledby=advantages] li:nth-child(1) div[aria-hidden]'],
  'panel-secondary': ['/nearshoring', '[aria-labelledby=advantages] li:nth-child(2) div[aria-hidden]'],
  'overlap-bars': ['/', '#book dl'],
};

test('buttons, icons, panels and bars look unchanged', { tag: '@all' }, async ({ page }) => {
  test.slow();
  test.skip(process.platform !== 'linux', 'the pictures were taken on Linux');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, [address, selector]] of Object.entries(parts)) {
    await visit(page, address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator(selector).first()).toHaveScreenshot(`${name}-${colorScheme}.png`, {
        maxDiffPixelRatio: 0.02,
        animations: 'disabled',
      });
    }
  }
});
