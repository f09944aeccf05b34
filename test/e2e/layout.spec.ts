import { locales } from '../../app/site/locales.ts';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { everyLayout, expect, notFoundComplaints, test, visit } from './document-fixtures.ts';

test.use({ expectedComplaints: notFoundComplaints });

// From a foldable phone to a wall display.
const widths = [280, 320, 390, 600, 768, 1024, 1440, 1920, 2560];

test('no page scrolls horizontally, from 280 to 2560 px', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the test sets its own widths');
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

/** Runs in the page: fails if no local font has the metrics of the fallback. */
const loadArial = async () =>
  (await new FontFace('Arial', "local('Arial'), local('Liberation Sans')").load()).status;

// Not in the pseudo-locale, whose letters are not in the font.
test('a late font causes no visible layout shift', async ({ page }) => {
  const loads = await page.evaluate(loadArial).catch(() => undefined);
  test.skip(!loads, 'no font here has the measures of Arial');
  await page.route('**/*.woff2', async (route) => {
    const { pathname } = new URL(route.request().headers().referer ?? '');
    // Only in this document: the browser may still have the previous one.
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
    // Rounded to 0.000, the precision in which the metric is reported.
    expect(shift, address).toBeLessThan(0.0005);
  }
});
