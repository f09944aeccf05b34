/** Client stories in the browser, on the other site. */
import { defaultLocale } from '../../app/site/locales.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { storiesAddress } from '../../app/site/stories.ts';
import { expect, isSameDocument, markDocument, test, visit } from './fixtures.ts';

test.use({ served: 'meridian' });

const story = storiesAddress(defaultLocale, 'parcels');

test('from a story to the service block that shows it, and Back to the story', async ({ page }) => {
  await visit(page, story);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await markDocument(page);
  const service = pageAddress('services', defaultLocale, 'data-moves');
  await page.locator(`footer a[href="${service}"]`).click();
  await expect(page).toHaveURL(service);
  expect(await isSameDocument(page)).toBe(true);
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
    await visit(page, pageAddress('home'));
    await expect(cards).toHaveCount(3);
    await page.locator(`footer a[href="${pageAddress('about')}"]`).click();
    await expect(cards).toHaveCount(0);
    await page.locator(`footer a[href="${pageAddress('home')}"]`).click();
    await expect(cards).toHaveCount(3);
  },
);
