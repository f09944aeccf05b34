/** People, quotes and pictures, on the other site. */
import type { Page } from '@playwright/test';
import { insightsAddress } from '../../app/site/insights.ts';
import { defaultLocale, locales } from '../../app/site/locales.ts';
import { pageAddress, type PageId } from '../../app/site/pages.ts';
import { personId } from '../../app/site/person-id.ts';
import { article as slug } from '../other-site/write-content.ts';
import { axeFindings } from './axe.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { recordShifts, scrollThrough, shifts } from './layout-shifts.ts';
import { expectBelowHeader } from './scroll.ts';

test.use({ served: 'other site' });

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

const boxes = async (page: Page) => (await pictures(page)).map(({ width, height }) => ({ width, height }));

test.describe('a picture', () => {
  for (const address of [about, article])
    for (const width of [390, 1440])
      test(
        `on ${address} causes no layout shift, and is not enlarged, at ${width} px`,
        { tag: address === about && width === 390 ? [] : '@all' },
        async ({ page }) => {
          await page.setViewportSize({ width, height: 844 });
          await recordShifts(page);
          // Delays the pictures, so that the page is laid out without them.
          const { promise, resolve } = Promise.withResolvers<void>();
          await page.route(/\.(?:avif|webp)$/, async (route) => {
            await promise;
            await route.continue();
          });
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          await page.evaluate(() => document.fonts.ready);
          const before = await boxes(page);
          // A font that arrives after the first paint may move words by a pixel, see late-font.spec.ts.
          const byFont = await shifts(page);
          resolve();
          await scrollThrough(page);
          expect(await boxes(page)).toEqual(before);
          expect(await shifts(page)).toBe(byFont);
          for (const picture of await pictures(page)) {
            expect(picture.currentSrc).toMatch(/\/assets\/[\w-]+\.avif$/);
            expect(picture.srcset).toMatch(/\.webp \d+w/);
            expect(picture.sizes).not.toBe('');
            expect(picture.width).toBeLessThanOrEqual(picture.attributes[0] ?? 0);
            expect(Math.min(picture.width, picture.height, picture.naturalWidth)).toBeGreaterThan(100);
          }
        },
      );

  test(
    'at the top of a text loads immediately, and those below load lazily',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(article);
      const loading = (await pictures(page)).map((picture) => picture.loading);
      expect(loading).toEqual(['eager', 'lazy']);
    },
  );
});

for (const locale of locales) {
  const quoted: PageId[] = [
    'home',
    'benefits',
    ...(locale === defaultLocale ? (['nearshoring'] as const) : []),
  ];

  for (const page of quoted)
    test(
      `${pageAddress(page, locale)} quotes clients above its closing band`,
      { tag: '@all' },
      async ({ page: tab }) => {
        await tab.goto(pageAddress(page, locale));
        const quotes = tab
          .getByRole('main')
          .getByRole('figure')
          .filter({ has: tab.getByRole('blockquote') });
        await expect(quotes.first()).toBeVisible();
        for (const quote of await quotes.all())
          await expect(quote.locator('figcaption strong')).toHaveText(/./);
        const end = await quotes.last().boundingBox();
        const call = await tab.locator('#get-started, main section').last().boundingBox();
        expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(call?.y ?? 0);
      },
    );

  test(
    `an article in ${locale.name} links to its author, and Back returns to the article`,
    { tag: locale.code === 'en' ? [] : '@all' },
    async ({ page }) => {
      await page.goto(insightsAddress(locale, slug));
      await page.getByRole('main').locator(`a[href$="#${author}"]`).first().click();
      await expect(page).toHaveURL(pageAddress('about', locale, author));
      await expectBelowHeader(page, page.locator(`#${author}`));
      await page.goBack();
      await expect(page.locator('[data-text]')).toBeVisible();
    },
  );
}

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
  await page.goto(article);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.locator(`footer a[href="${about}"]`).click();
  await expect(page.locator(`#${author} img`)).toBeAttached();
  await scrollThrough(page);
  await page.locator(`footer a[href="${pageAddress('benefits')}"]`).click();
  await expect(page.getByRole('main').getByRole('blockquote').first()).toBeVisible();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

for (const address of [pageAddress('home'), about, pageAddress('nearshoring'), article])
  test(`axe finds nothing on ${address}, light or dark`, { tag: '@all' }, async ({ page }) => {
    await page.goto(address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFindings(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('portraits and quotes are there', { tag: '@all' }, async ({ page }) => {
    await page.goto(`${about}#${author}`);
    await expect(page.locator(`#${author} img`)).toBeInViewport();
    await page.goto(pageAddress('home'));
    await expect(page.getByRole('main').getByRole('blockquote').first()).toBeVisible();
  });
});
