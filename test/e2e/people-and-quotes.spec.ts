/** Pictures, on the other site. */
import type { Page } from '@playwright/test';
import { shiftsOfLoad } from './audit/changes.ts';
import { expect, hold, test } from './fixtures.ts';

test.use({ served: 'meridian' });

const article = '/insights/everything';

async function pictures(page: Page) {
  return page.locator('main img').evaluateAll((images) =>
    images.map((image) => {
      const { currentSrc, height, naturalWidth, sizes, srcset, width } = image as HTMLImageElement;
      return {
        currentSrc,
        height,
        largest: Number(image.getAttribute('width')),
        naturalWidth,
        sizes,
        srcset,
        width,
      };
    }),
  );
}

/** Scrolls through a page, so that it loads all of its pictures. */
async function scrollThrough(page: Page): Promise<void> {
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
}

const boxes = async (page: Page) => (await pictures(page)).map(({ width, height }) => ({ width, height }));

for (const [address, width] of [
  ['/about', 1440],
  [article, 390],
] as const)
  test(`pictures on ${address} shift nothing at ${width} px`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    // Delays the pictures, so that the page is laid out without them.
    const release = await hold(page, /\.(?:avif|webp)$/);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(page);
    // A font that arrives after the first paint may move words by a pixel, see late-font.spec.ts.
    const byFont = await shiftsOfLoad(page);
    release();
    await scrollThrough(page);
    expect(await boxes(page)).toEqual(before);
    expect(await shiftsOfLoad(page)).toEqual(byFont);
    for (const picture of await pictures(page)) {
      expect(picture.currentSrc).toMatch(/\/assets\/[\w-]+\.avif$/);
      expect(picture.srcset).toMatch(/\.webp \d+w/);
      expect(picture.sizes).not.toBe('');
      expect(picture.width).toBeLessThanOrEqual(picture.largest);
      expect(Math.min(picture.width, picture.height, picture.naturalWidth)).toBeGreaterThan(100);
    }
  });
