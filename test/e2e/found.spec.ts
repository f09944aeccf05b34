import { expect, test } from './servers.ts';
import { loadFacts, loadWords } from '../../generate/content/load.ts';
import { defaultLocale } from '../../app/site/locales.ts';
import { pageAddress, pages } from '../../app/site/pages.ts';

const root = process.cwd();
const { siteUrl } = loadFacts(root, 'site');
const { footer, navigation } = loadWords(root, defaultLocale.code, 'ui');

test('navigation updates the canonical address', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: footer.quickLinks });
  for (const { id } of pages.slice(1)) {
    await links.getByRole('link', { name: navigation[id], exact: true }).click();
    await expect(page).toHaveURL(pageAddress(id));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + pageAddress(id));
  }
});

test('the policy allows fetching robots.txt from within a page', async ({ page }) => {
  await page.goto('/');
  const status = await page.evaluate(async () => (await fetch('/robots.txt')).status);
  expect(status).toBe(200);
});
