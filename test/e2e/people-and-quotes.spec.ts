import type { Page } from '@playwright/test';
import { shiftsOfLoad } from './audit/changes.ts';
import { expect, hold, test } from './fixtures.ts';

test.use({ served: 'meridian' });

const pictures = (page: Page) =>
  page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => ({
      box: [image.width, image.height],
      currentSrc: image.currentSrc,
      naturalWidth: image.naturalWidth,
      others: image.srcset,
      sizes: image.sizes,
      isEnlarged: image.width > Number(image.getAttribute('width')),
    })),
  );
const boxes = async (page: Page) => (await pictures(page)).map(({ box }) => box);

for (const [address, width] of [
  ['/about', 1440],
  ['/insights/everything', 390],
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
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded();
      await image.evaluate((element: HTMLImageElement) => element.decode());
    }
    expect(await boxes(page)).toEqual(before);
    expect(await shiftsOfLoad(page)).toEqual(byFont);
    for (const { box, currentSrc, naturalWidth, others, sizes, isEnlarged } of await pictures(page)) {
      expect(currentSrc).toMatch(/\/assets\/[\w-]+\.avif$/);
      expect(others).toMatch(/\.webp \d+w/);
      expect(sizes).not.toBe('');
      expect(isEnlarged).toBe(false);
      expect(Math.min(...box, naturalWidth)).toBeGreaterThan(100);
    }
  });
