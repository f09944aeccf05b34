/** Pages by content in the browser, on the other site. */
import { defaultLocale, locales } from '../../app/site/locales.ts';
import { contentPageAddress } from '../../app/site/page-files.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { contentPages } from '../other-site/write-content.ts';
import { axeFindings } from './axe.ts';
import { expect, hydrated, test } from './fixtures.ts';

const [slug = ''] = contentPages;

test.use({ served: 'other site' });

for (const locale of locales) {
  const address = contentPageAddress(locale, slug);
  test(
    `axe finds nothing on ${address}, and it does not scroll horizontally`,
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(address);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await axeFindings(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
}

test(
  'a page keeps its blocks after hydration, and has them after a client-side navigation',
  { tag: '@all' },
  async ({ page }) => {
    const address = contentPageAddress(defaultLocale, slug);
    const blocks = page.locator('main article > section, main article > div > section');
    await page.goto(address);
    const count = await blocks.count();
    const title = await page.title();
    expect(count).toBeGreaterThan(5);
    await hydrated(page);
    await expect(blocks).toHaveCount(count);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.locator(`footer a[href="${pageAddress('about')}"]`).click();
    await expect(page).toHaveURL(pageAddress('about'));
    await page.locator(`footer a[href="${address}"]`).click();
    await expect(page).toHaveTitle(title);
    await expect(blocks).toHaveCount(count);
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  },
);

test.describe('an unknown address', () => {
  test.use({ expectedComplaints: /404/ });

  test('stays the not-found page once it is hydrated', { tag: '@all' }, async ({ page }) => {
    await page.goto('/no-such-page');
    const title = await page.locator('main h1').innerText();
    await hydrated(page);
    await expect(page.locator('main h1')).toHaveText(title);
  });
});
