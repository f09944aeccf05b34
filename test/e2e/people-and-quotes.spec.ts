/** People, quotes and pictures, on the other site. */
import type { Page } from '@playwright/test';
import { insightsAddress } from '../../app/site/insights.ts';
import { defaultLocale } from '../../app/site/locales.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { personId } from '../../app/site/person-id.ts';
import { article as slug } from '../sites/meridian-content.ts';
import { shiftsOfLoad } from './audit/changes.ts';
import { expect, hold, isSameDocument, markDocument, test, visit } from './fixtures.ts';
import { expectBelowHeader } from './scroll.ts';

test.use({ served: 'meridian' });

const about = pageAddress('about');
const article = insightsAddress(defaultLocale, slug);
const author = personId('ana-mora');

/** Lists the pictures of a page as they are laid out. */
async function pictures(page: Page) {
  return page.locator('main img').evaluateAll((images) =>
    images.map((image) => {
      const { currentSrc, height, loading, naturalWidth, sizes, srcset, width } = image as HTMLImageElement;
      const attributes = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
      return { attributes, currentSrc, height, loading, naturalWidth, sizes, srcset, width };
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

test.describe('a picture', () => {
  for (const address of [about, article])
    for (const width of [390, 1440])
      test(
        `on ${address} causes no layout shift, and is not enlarged, at ${width} px`,
        { tag: address === about && width === 390 ? [] : '@all' },
        async ({ page }) => {
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
            expect(picture.width).toBeLessThanOrEqual(picture.attributes[0] ?? 0);
            expect(Math.min(picture.width, picture.height, picture.naturalWidth)).toBeGreaterThan(100);
          }
        },
      );
});

test('an article links to its author, and Back returns to the article', async ({ page }) => {
  await page.goto(article);
  await page.getByRole('main').locator(`a[href$="#${author}"]`).first().click();
  await expect(page).toHaveURL(pageAddress('about', defaultLocale, author));
  await expectBelowHeader(page, page.locator(`#${author}`));
  await page.goBack();
  await expect(page.locator('[data-text]')).toBeVisible();
});

test('the names of people are aligned, with and without a portrait', { tag: '@all' }, async ({ page }) => {
  await page.goto(about);
  const people = page.locator('section[aria-labelledby=people] li');
  await expect(people.locator('img')).not.toHaveCount(await people.count());
  const tops = await people
    .locator('h3')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
  expect([...new Set(tops)]).toHaveLength(1);
});

test('people and quotes are there after client-side navigation', { tag: '@all' }, async ({ page }) => {
  await visit(page, article);
  await markDocument(page);
  await page.locator(`footer a[href="${about}"]`).click();
  await expect(page.locator(`#${author} img`)).toBeAttached();
  await scrollThrough(page);
  await page.locator(`footer a[href="${pageAddress('benefits')}"]`).click();
  await expect(page.getByRole('main').getByRole('blockquote').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
