import { expect, hydrated, isSameDocument, markDocument, test, visit } from './fixtures.ts';

test.use({ served: 'meridian' });

test('a page by content has its blocks after client-side navigation', { tag: '@all' }, async ({ page }) => {
  const blocks = page.locator('main article > section, main article > div > section');
  await page.goto('/night-work');
  const count = await blocks.count();
  expect(count).toBeGreaterThan(5);
  await hydrated(page);
  await expect(blocks).toHaveCount(count);
  await markDocument(page);
  await page.locator('footer a[href="/about"]').click();
  await expect(page).toHaveURL('/about');
  await page.locator('footer a[href="/night-work"]').click();
  await expect(blocks).toHaveCount(count);
  expect(await isSameDocument(page)).toBe(true);
});

// Where an address of one part may be that of a page by content.
test.describe('an unknown address', { tag: '@all' }, () => {
  test.use({ expectedComplaints: /404/ });

  test('stays the not-found page once it is hydrated', async ({ page }) => {
    await visit(page, '/no-such-page');
    await expect(page.locator('main h1')).toHaveText('Nothing on this shelf');
  });
});
