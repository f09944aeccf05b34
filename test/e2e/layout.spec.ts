import { locales } from '../../app/site/locales.ts';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { expect, test, visit } from './fixtures.ts';

// From a fold to a wall screen.
const widths = [280, 320, 390, 600, 768, 1024, 1440, 1920, 2560];

test('no page scrolls sideways, from 280 to 2560 px', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the widths are the test’s own');
  for (const { id } of pages) {
    await visit(page, pageAddress(id));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${id} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('no word of a page is cut at its edge, with a third more letters in every text', async ({ page }) => {
  for (const { id } of pages) {
    await visit(page, pageAddress(id));
    const cut = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        // As long as German or a careful Spanish translation, and in words as long as the longest there.
        text.data = text.data.replaceAll(
          /\p{L}{4,}/gu,
          (word) => word + word.slice(0, Math.ceil(word.length / 3)),
        );
      }
      return [...document.querySelectorAll('h1, h2, h3, p, a, button, dd, dt, li, td, th, label')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          const isHidden = getComputedStyle(element).clipPath !== 'none' || element.closest('[popover]');
          return width > 1 && !isHidden && (left < -1 || right > innerWidth + 1);
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(cut, id).toEqual([]);
  }
});

/** Runs in the page: fails where no font has the measures that the site counts on until its own arrives. */
const loadArial = async () =>
  (await new FontFace('Arial', "local('Arial'), local('Liberation Sans')").load()).status;

test('a late font moves nothing that a visitor could see', async ({ page }) => {
  const loads = await page.evaluate(loadArial).catch(() => undefined);
  test.skip(!loads, 'no font here has the measures of Arial');
  await page.route('**/*.woff2', async (route) => {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
        }),
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
