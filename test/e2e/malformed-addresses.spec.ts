/** No address may break a page. The tools' own numbers are in tools-address.spec.ts. */
import type { Page } from '@playwright/test';
import { expect, footerLink, isSameDocument, markDocument, test, visit } from './fixtures.ts';

const expectAbout = (page: Page) => expect(page.locator('h1')).toHaveText('We work when you do');

test('a malformed hash does not affect the page', { tag: '@all' }, async ({ page }) => {
  for (const hash of ['#100%', '#"]', '#no-such-part']) {
    await page.goto('about:blank');
    await visit(page, `/about${hash}`);
    await expectAbout(page);
    await expect(page.locator('h1')).toBeInViewport();
  }
});

test('nor does navigating to one, by a link and by Back', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/about');
  await markDocument(page);
  for (const hash of ['#100%', '#%E0%A4%A', '#"]', '#a%20b']) {
    const { hash: written } = new URL(hash, 'https://host');
    await page.evaluate((href) => {
      const link = document.createElement('a');
      document.body.append(Object.assign(link, { href }));
      link.click();
      link.remove();
    }, hash);
    await expect(page).toHaveURL((url) => url.hash === written);
    await expectAbout(page);
    await footerLink(page, 'terms').click();
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    await expect(page).toHaveURL((url) => url.hash === written);
    await expectAbout(page);
  }
  expect(await isSameDocument(page)).toBe(true);
});
