import { expect, test } from './servers.ts';
import { loadSite } from '../../generate/content/site.ts';
import { hydrated } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
});

test('in print, every service on the home page has its name', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const names = page.locator('main h3 a[href*="/services#"]');
  await expect(names).toHaveCount(Object.keys(loadSite('.').languages.en.words.services.blocks).length);
  for (const name of await names.all()) await expect(name).toBeVisible();
});

test('in print, there are no links within the page', { tag: '@all' }, async ({ page }) => {
  await page.goto('/services');
  const links = page.locator('a[href*="/services#"]');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) await expect(link).toBeHidden();
});

test(
  'in print, the contact page has the address, and nothing interactive',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('main a[href^="mailto:"]:visible')).toHaveCount(1);
    await expect(page.locator('#other-ways a').first()).toBeHidden();
  },
);

test.describe('in Spanish, for a browser set to English', () => {
  test.use({ locale: 'en-US' });

  test('the language suggestion is not printed', { tag: '@all' }, async ({ page }) => {
    await page.goto('/es');
    await hydrated(page);
    const link = page.getByText(loadSite('.').languages.en.words.suggestion.link, { exact: true });
    await expect(link).toBeAttached();
    await expect(link).toBeHidden();
  });
});
