/** Pages by content in the browser, on the other site. */
import { defaultLocale } from '../../app/site/locales.ts';
import { contentPageAddress } from '../../app/site/page-files.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { contentPages } from '../sites/meridian-content.ts';
import { expect, hydrated, isSameDocument, markDocument, test } from './fixtures.ts';

const [slug = ''] = contentPages;

test.use({ served: 'meridian' });

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
    await markDocument(page);
    await page.locator(`footer a[href="${pageAddress('about')}"]`).click();
    await expect(page).toHaveURL(pageAddress('about'));
    await page.locator(`footer a[href="${address}"]`).click();
    await expect(page).toHaveTitle(title);
    await expect(blocks).toHaveCount(count);
    expect(await isSameDocument(page)).toBe(true);
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
