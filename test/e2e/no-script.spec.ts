import { expect, test } from './fixtures.ts';
import { expectBelowHeader } from './scroll.ts';

test.use({ javaScriptEnabled: false });

for (const address of ['/', '/contact'])
  test(`${address} is readable`, { tag: address === '/' ? [] : '@all' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'info@example.com' })).toBeVisible();
    // Nothing that has a place on the page needs a script or an animation to become visible.
    const hidden = await page.locator('main :is(h2, h3, p, li, dd, td)').evaluateAll((all) =>
      all
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent),
    );
    expect(hidden).toEqual([]);
    await expect(page.getByRole('main')).toContainText(/(\S+\s+){60}/);
  });

test('links work, and that of a service leads to below the header', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Nearshoring', exact: true }).click();
  await expect(page).toHaveURL('/nearshoring');
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveCount(1);
  await page.locator('footer a[href="/services#it-staffing"]').click();
  await expect(page).toHaveURL('/services#it-staffing');
  await expectBelowHeader(page, page.locator('#it-staffing'));
});

test('nothing moves, because there is no switch that stops it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/nearshoring');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
