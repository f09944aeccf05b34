/** No address may break a page. The tools' own numbers are in tools-address.spec.ts. */
import { expect, test, visit } from './fixtures.ts';

test('a malformed hash does not affect the page', { tag: '@all' }, async ({ page }) => {
  for (const hash of ['#100%', '#"]', '#no-such-part']) {
    await page.goto('about:blank');
    await visit(page, `/about${hash}`);
    await expect(page.locator('h1')).toHaveText('We work when you do');
    await expect(page.locator('h1')).toBeInViewport();
  }
});
