import { expect, test } from './fixtures.ts';
import { expectBelowHeader } from './scroll.ts';

test.use({ javaScriptEnabled: false });

test('pages can be read, links work, and that of a service leads to below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'info@example.com' })).toBeVisible();
  // Nothing needs a script or an animation to become visible.
  const hidden = await page.locator('main :is(h2, h3, p, li, dd, td)').evaluateAll((all) =>
    all
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  );
  expect(hidden).toEqual([]);
  await expect(page.getByRole('main')).toContainText(/(\S+\s+){60}/);
  await page.getByRole('banner').getByRole('link', { name: 'Nearshoring', exact: true }).click();
  await expect(page).toHaveURL('/nearshoring');
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveCount(1);
  // Once the page has faded in, nothing moves, because there is no switch that stops it.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.locator('footer a[href="/services#it-staffing"]').click();
  await expect(page).toHaveURL('/services#it-staffing');
  await expectBelowHeader(page, page.locator('#it-staffing'));
});

test('the header has one line, and the planner', async ({ page }) => {
  for (const address of ['/nearshoring', '/es']) {
    await page.goto(address);
    const header = page.getByRole('banner');
    const menu = header.getByRole('button', { name: /^Men/ });
    for (const width of [320, 390, 768, 960, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await header.boundingBox())?.height).toBe(69);
      if (width < 960) await menu.click();
      await expect(header.getByRole('link', { name: 'Plan', exact: true })).toBeInViewport();
      if (width < 960) await page.keyboard.press('Escape');
    }
  }
});
