/** Client stories in the browser, on the other site. */
import { defaultLocale, locales } from '../../app/site/locales.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { storiesAddress } from '../../app/site/stories.ts';
import { axeFindings } from './axe.ts';
import { expect, hydrated, test } from './fixtures.ts';

test.use({ served: 'other site' });

for (const locale of locales) {
  const addresses = [
    storiesAddress(locale),
    storiesAddress(locale, 'parcels'),
    pageAddress('home', locale),
    pageAddress('services', locale),
  ];
  for (const address of addresses)
    test(
      `axe finds nothing on ${address}, and it does not scroll horizontally`,
      { tag: '@all' },
      async ({ page }) => {
        await page.goto(address);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await axeFindings(page, { rules: { 'target-size': { enabled: true } } })).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      },
    );
}

const story = storiesAddress(defaultLocale, 'parcels');

test('from a story to the service block that shows it, and Back to the story', async ({ page }) => {
  await page.goto(story);
  await hydrated(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const service = pageAddress('services', defaultLocale, 'data-moves');
  await page.locator(`footer a[href="${service}"]`).click();
  await expect(page).toHaveURL(service);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  const block = page.locator('#data-moves');
  await expect(block).toBeInViewport();
  await expect(block.locator('+ div h4').first()).toHaveText(title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('.before-after')).toHaveCount(3);
});

test(
  'the home page keeps its stories after hydration, and has them after a client-side navigation',
  { tag: '@all' },
  async ({ page }) => {
    const cards = page.locator('section[aria-labelledby=stories] h3');
    await page.goto(pageAddress('home'));
    await hydrated(page);
    await expect(cards).toHaveCount(3);
    await page.locator(`footer a[href="${pageAddress('about')}"]`).click();
    await expect(cards).toHaveCount(0);
    await page.locator(`footer a[href="${pageAddress('home')}"]`).click();
    await expect(cards).toHaveCount(3);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a story can be reached from the home page', { tag: '@all' }, async ({ page }) => {
    await page.goto(pageAddress('home'));
    await page.locator(`main a[href="${story}"]`).click();
    await expect(page).toHaveURL(story);
    await expect(page.locator('[data-text] h2').first()).toBeVisible();
  });
});
