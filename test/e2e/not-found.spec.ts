import type { Page } from '@playwright/test';
import { loadSite } from '../../generate/content/site.ts';
import { locales } from '../../app/site/locales.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { words as wordsOf } from './content.ts';
import { expect, hydrated, isSameDocument, markDocument, test, visit } from './fixtures.ts';
import { isthmus } from '../sites/sites.ts';

const words = wordsOf('not-found');
const logged = /404: no page at/;

test.use({ expectedComplaints: /Failed to load resource|404: no page at/ });

const locale = (code: string) => locales.find((each) => each.code === code);

const offers = (page: Page) => page.getByRole('main').getByRole('status');

/** Console messages that report a missing path. */
function recordReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (logged.test(message.text())) reports.push(message.text());
  });
  return reports;
}

for (const [address, tag] of [
  ['/a/b/c', []],
  ['/<b>&"quoted"\'/a%20b/%F0%9F%99%82?query=1#hash', ['@all']],
] as const) {
  test(
    `${address} is not found, is logged once, and leads home`,
    { tag: [...tag] },
    async ({ page, idle }) => {
      const reports = recordReports(page);
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByText('404', { exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      const report = `404: no page at ${new URL(page.url()).pathname}`;
      // Before any gesture, and not again after it.
      await expect.poll(() => reports).toEqual([report]);
      await hydrated(page);
      await idle();
      expect(reports).toEqual([report]);
      await expect(offers(page)).toHaveText('');

      await markDocument(page);
      await main.getByRole('link', { name: words.home }).click();
      await expect(page).toHaveURL('/');
      await expect(
        page.getByRole('heading', { level: 1, name: wordsOf('home').hero.headline }),
      ).toBeFocused();
      expect(await isSameDocument(page)).toBe(true);
    },
  );
}

test.describe('a malformed path', () => {
  // The router also logs it.
  test.use({ expectedComplaints: /Failed to load resource|404: no page at|malformed URL segment/ });

  test('is not found either', async ({ page }) => {
    const reports = recordReports(page);
    const answer = await page.goto('/%E0%A4%A');
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(reports).toEqual(['404: no page at /%E0%A4%A']);
  });
});

for (const [address, code, id] of [
  ['/About', 'en', 'about'],
  ['//es/About.html//?query=1#hash', 'es', 'about'],
] as const) {
  test(
    `${address} stays the not-found page and suggests the similar page`,
    { tag: address === '/About' ? [] : '@all' },
    async ({ page, baseURL }) => {
      const reports = recordReports(page);
      // With the origin, because an address starting with two slashes would name another host.
      const answer = await page.goto(`${baseURL}${address}`);
      expect(answer?.status()).toBe(404);
      const title = await page.title();
      await hydrated(page);
      await expect(page).toHaveTitle(title);
      expect(reports).toEqual([`404: no page at ${new URL(page.url()).pathname}`]);
      await expect(page.locator('[aria-current]')).toHaveCount(0);

      await expect(offers(page)).toContainText(loadSite(isthmus).languages[code].words['not-found'].meant);
      await expect(offers(page)).toHaveAttribute('lang', code);
      const { search, hash } = new URL(page.url());
      await offers(page)
        .getByRole('link', { name: loadSite(isthmus).languages[code].words.ui.navigation[id] })
        .click();
      await expect(page).toHaveURL(pageAddress(id, locale(code)) + search + hash);
      await expect(page.locator('h1')).toHaveText(loadSite(isthmus).languages[code].words[id].title);
    },
  );
}

test('an address that is similar to that of an article suggests it', async ({ page }) => {
  const [article] = loadSite(isthmus).languages.en.texts.insights;
  test.skip(!article, 'The site has no articles.');
  const { slug = '', title = '' } = article ?? {};
  await visit(page, `/Insights/${slug.toUpperCase()}.html`);
  const link = offers(page).getByRole('link', { name: title });
  await expect(link).toHaveAttribute('href', `/insights/${slug}`);
  await link.click();
  await expect(page.locator('h1')).toHaveText(title);
});

test(
  'Back to an address with an extra slash shows the not-found page again, with its title',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/about//');
    const title = await page.title();
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: words.home }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page).toHaveTitle(title);
  },
);

test('client-side navigation to an unknown address is logged once too', async ({ page }) => {
  const reports = recordReports(page);
  await visit(page, '/');
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page');
    history.pushState(null, '', '/no/such/page#hash');
    history.back();
  });
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  // An effect logs the path: wait for it, then check that there is no second one.
  await expect.poll(() => reports).not.toEqual([]);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  expect(reports).toEqual(['404: no page at /no/such/page']);
});
