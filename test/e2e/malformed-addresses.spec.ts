/** No address may break a page. The tools' own numbers are in tools-address.spec.ts. */
import { words } from './content.ts';
import { expect, footerLink, isSameDocument, markDocument, test, visit } from './fixtures.ts';

const malformed = ['#100%', '#%E0%A4%A', '#%', '#"]', '#a%20b', '#no-such-part'];
const about = words('about');

test('loading an address with a malformed hash does not affect the page', async ({ page }) => {
  for (const hash of malformed)
    await test.step(hash, async () => {
      await page.goto('about:blank');
      await visit(page, `/about${hash}`);
      await expect(page.locator('h1')).toHaveText(about.title);
      await expect(page.locator('h1')).toBeInViewport();
      await expect(page).toHaveTitle(about.meta.title);
    });
});

test(
  'nor does navigating to one: typed, by a link, and by Back and Forward',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/about');
    await markDocument(page);
    const expectPage = async (end: string) => {
      await expect(page).toHaveURL((url) => url.href.endsWith(end));
      await expect(page.locator('h1')).toHaveText(about.title);
      await expect(page.getByRole('banner')).toBeVisible();
    };
    for (const hash of malformed) {
      await page.evaluate((typed) => {
        location.hash = typed;
      }, hash);
      const written = new URL(hash, 'https://host').hash;
      await expectPage(written);
      await footerLink(page, 'terms').click();
      await expect(page).toHaveURL('/terms');
      await page.goBack();
      await expectPage(written);
      await page.goBack();
      await expectPage('/about');
      await page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        document.body.append(link);
        link.click();
        link.remove();
      }, hash);
      await expectPage(written);
      await page.goBack();
    }
    expect(await isSameDocument(page)).toBe(true);
  },
);
