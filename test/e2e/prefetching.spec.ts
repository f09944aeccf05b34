import { expect, type Page } from '@playwright/test';
import { footerLink, hydrated, requestsOf, test, visit } from './fixtures.ts';

const codeOf = (page: Page) => requestsOf(page, /\/assets\/(?!boot-|keep-draft-)[^/]+\.js$/);

const about = (page: Page) => page.locator('header a[href="/about"]');

test.describe('a tap on a link', () => {
  test.use({ hasTouch: true });
  test('as the first gesture is left to the browser alone', async ({ page }) => {
    const firstCode = page.waitForRequest('**/entry-client-*.js');
    await page.goto('/');
    await about(page).tap();
    await expect(page).toHaveURL('/about');
    await hydrated(page);
    expect((await firstCode).headers()['referer']).toMatch(/\/about$/);
  });

  test('while the code arrives stops it, but for a file, for which the page stays', async ({ page }) => {
    await page.route('**/entry-client-*.js', () => {});
    await page.goto('/contact');
    await page.locator('h1').tap();
    await Promise.all([page.waitForEvent('download'), page.locator('main a[href$=".vcf"]').first().tap()]);
    const [stopped] = await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().includes('/entry-client-')),
      about(page).tap(),
    ]);
    expect(stopped.failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(page).toHaveURL('/about');
  });
});

test.describe('offline', () => {
  // The code of the tools is loaded on their page only, which works without it.
  test.use({ expectedComplaints: /favicon|\/assets\/tools-|ERR_INTERNET_DISCONNECTED/ });

  test('pages open without the network once they are hydrated', async ({ page, documents, idle }) => {
    const code = codeOf(page);
    await visit(page, '/');
    await idle();
    expect(new Set(code).size).toBe(code.length);

    const before = code.length;
    await page.context().setOffline(true);
    for (const id of ['about', 'plan', 'contact', 'accessibility', 'home'] as const) {
      // By keyboard, because a pointer might rest on a tooltip trigger of the next page and load its code.
      await footerLink(page, id).press('Enter');
      await expect(page).toHaveURL(id === 'home' ? '/' : `/${id}`);
      await expect(page.locator('h1')).toBeFocused();
    }
    expect(documents).toEqual(['/']);
    expect(code.slice(before).filter((address) => !address.includes('/assets/tools-'))).toEqual([]);
  });
});

test('visitors who save data get no prefetched code', { tag: '@all' }, async ({ page, idle }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
  const code = codeOf(page);
  await page.clock.install();
  await page.goto('/plan');
  await page.clock.runFor(60_000);
  expect(code).toEqual([]);
  await visit(page, '/');
  await idle();
  const ofTerms = () => code.filter((address) => address.includes('/terms-'));
  expect(ofTerms()).toEqual([]);
  await footerLink(page, 'terms').click();
  await expect(page).toHaveURL('/terms');
  await expect.poll(ofTerms).not.toEqual([]);
});
