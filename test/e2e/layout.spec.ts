import { locales } from '../../app/site/locales.ts';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { everyLayout, expect, notFoundComplaints, test, visit } from './everyone-fixtures.ts';

test.use({ expectedComplaints: notFoundComplaints });

// From a fold to a wall screen.
const widths = [280, 320, 390, 600, 768, 1024, 1440, 1920, 2560];

test('no page scrolls sideways, from 280 to 2560 px', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the widths are the test’s own');
  test.setTimeout(240_000);
  for (const address of everyLayout) {
    await visit(page, address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

/** Runs in the page: fails where no font has the measures that the site counts on until its own arrives. */
const loadArial = async () =>
  (await new FontFace('Arial', "local('Arial'), local('Liberation Sans')").load()).status;

// Not in the invented language, whose letters no font of ours has.
test('a late font moves nothing that a visitor could see', async ({ page }) => {
  const loads = await page.evaluate(loadArial).catch(() => undefined);
  test.skip(!loads, 'no font here has the measures of Arial');
  await page.route('**/*.woff2', async (route) => {
    const { pathname } = new URL(route.request().headers().referer ?? '');
    // Not in the document before it, which the browser may still have.
    await page.waitForFunction(
      (path) => location.pathname === path && performance.getEntriesByType('paint').length > 0,
      pathname,
    );
    await route.continue();
  });
  for (const address of locales.flatMap((locale) => pages.map(({ id }) => pageAddress(id, locale)))) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
        }),
    );
    // 0.000 to the three places in which the metric is reported.
    expect(shift, address).toBeLessThan(0.0005);
  }
});
