/** Lists of more texts than anybody reads through, on the other site. */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

test.use({ served: 'meridian' });

/** Records the files that a page requests, by address, as far as their addresses match. */
function requestsOf(page: Page, pattern: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) found.push(pathname);
  });
  return found;
}

test('a search loads its code on focus, and its results stay in the address', async ({ page }) => {
  const requests = requestsOf(page, /\/assets\/finder-|\/search\//);
  await page.goto('/insights');
  const [field, results] = [page.getByRole('searchbox'), page.locator('main li:has(mark)')];
  await hydrated(page);
  expect(requests).toEqual([]);
  await field.focus();
  await expect.poll(() => requests.at(-1)).toBe('/search/insights-1.json');
  // Also what is typed before hydration.
  await page.reload();
  await field.fill('evrything');
  await expect(results).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('Found for evrything: 1');
  await expect(page).toHaveURL('/insights?q=evrything');
  await results.getByRole('link').click();
  await expect(page).toHaveURL('/insights/everything');
  await page.goBack();
  await expect(results.getByRole('link')).toBeFocused();
  await page.reload();
  await expect(results).toHaveCount(1);
  await field.fill('no such words');
  await expect(page.getByRole('status')).toContainText('No note has no such words.');
  await expect(page.locator('main ol > li > div')).toHaveCount(20);
  await field.press('Escape');
  await expect(page).toHaveURL('/insights');
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/insights');
});

test('a list fetches the articles whose links are in view', async ({ page }) => {
  const requests = requestsOf(page, /\.json$/);
  await page.goto('/insights');
  await hydrated(page);
  await expect.poll(() => requests).toContain('/insights/everything.json');
  const last = '/insights/note-14.json';
  expect(requests).not.toContain(last);
  await page.getByRole('link', { name: 'Elder' }).scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain(last);
  await page.getByRole('link', { name: 'Elder' }).click();
  await expect(page.locator('h1')).toHaveText('Notebook, leaf 2');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a list has no field', async ({ page }) => {
    await page.goto('/insights');
    await expect(page.locator('main li h2').first()).toBeVisible();
    await expect(page.locator('input[type=search]')).toBeHidden();
  });
});
