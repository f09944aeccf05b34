import { expect, test } from '@playwright/test';
import { loadWords } from '../../app/content/load.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
});

test('on paper, every service of the home page has its name', async ({ page }) => {
  await page.goto('/');
  const names = page.locator('main h3 a[href*="/services#"]');
  await expect(names).toHaveCount(Object.keys(loadWords('.', 'en', 'services').blocks).length);
  for (const name of await names.all()) await expect(name).toBeVisible();
});

test.describe('in Spanish, for a browser set to English', () => {
  test.use({ locale: 'en-US' });

  test('the suggestion of the other language is not on paper', async ({ page }) => {
    await page.goto('/es');
    const link = page.getByText(loadWords('.', 'en', 'suggestion').link, { exact: true });
    await expect(link).toBeAttached();
    await expect(link).toBeHidden();
  });
});
