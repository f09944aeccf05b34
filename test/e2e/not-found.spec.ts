import type { Page } from '@playwright/test';
import { expect, hydrated, test, visit } from './fixtures.ts';

const title = 'Oops! Page not found';

test.use({ expectedComplaints: /Failed to load resource|404: no page at/ });

const offers = (page: Page) => page.getByRole('main').getByRole('status');

function recordReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('404: no page at')) reports.push(message.text());
  });
  return reports;
}

test('an unknown address is not found, is logged once, and leads home', async ({ page, documents, idle }) => {
  const reports = recordReports(page);
  const answer = await page.goto('/<b>&"quoted"\'/a%20b/%F0%9F%99%82?query=1#hash');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const report = `404: no page at ${new URL(page.url()).pathname}`;
  // Before any gesture, and not again after it.
  await expect.poll(() => reports).toEqual([report]);
  await hydrated(page);
  await idle();
  expect(reports).toEqual([report]);
  await expect(offers(page)).toHaveText('');

  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toBeFocused();
  expect(documents).toHaveLength(1);
});

test('an address that is similar to a page’s suggests it, in its language', async ({ page, baseURL }) => {
  const reports = recordReports(page);
  // With the origin, because an address starting with two slashes would name another host.
  const answer = await page.goto(`${baseURL}//es/About.html//?query=1#hash`);
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveTitle('Page not found | Isthmus');
  expect(reports).toEqual(['404: no page at //es/About.html//']);
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await expect(offers(page)).toContainText('Quizá busca esta página:');
  await expect(offers(page)).toHaveAttribute('lang', 'es');
  await offers(page).getByRole('link').click();
  await expect(page).toHaveURL('/es/about?query=1#hash');
});

test('one that is similar to an article’s suggests the article', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/Insights/COMPARE-COSTS.html');
  const link = offers(page).getByRole('link', { name: 'How to compare nearshore' });
  await expect(link).toHaveAttribute('href', '/insights/compare-costs');
});

test('so is one by client-side navigation', { tag: '@all' }, async ({ page }) => {
  const reports = recordReports(page);
  await visit(page, '/');
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page');
    history.pushState(null, '', '/no/such/page#hash');
    history.back();
  });
  await expect(page.locator('h1')).toHaveText(title);
  // An effect logs the path: wait for it, then check that there is no second one.
  await expect.poll(() => reports).not.toEqual([]);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  expect(reports).toEqual(['404: no page at /no/such/page']);
});

// Where an address of one part may be that of a page by content.
test.describe('on a site with pages by content', () => {
  test.use({ served: 'meridian' });

  test('an unknown address stays not found once it is hydrated', { tag: '@all' }, async ({ page }) => {
    await visit(page, '/no-such-page');
    await expect(page.locator('main h1')).toHaveText('Nothing on this shelf');
  });
});
