import type { Page } from '@playwright/test';
import { loadSite } from '../../generate/content/site.ts';
import { shiftsOfLoad } from './audit/changes.ts';
import { axeFindings } from '../../judges/axe.ts';
import { expect, failedResource, footerLink, hydrated, test, visit } from './fixtures.ts';
import { expectBelowHeader } from './scroll.ts';
import { isthmus } from '../sites/sites.ts';

const spanish = loadSite(isthmus).languages.es.words.suggestion;
const notFound = loadSite(isthmus).languages.es.words['not-found'];

const languageLink = (page: Page, part: 'banner' | 'contentinfo', name: string) =>
  page.getByRole(part).getByRole('link', { name, exact: true });
const offer = (page: Page) => page.getByRole('complementary', { name: spanish.text });

test.describe('the language link', () => {
  test('keeps page, hash and query, in both directions, and follows page changes', async ({ page }) => {
    await visit(page, '/services?utm_source=a%26b#it-staffing');
    await languageLink(page, 'banner', 'Español').click();
    await expect(page).toHaveURL('/es/services?utm_source=a%26b#it-staffing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expectBelowHeader(page, page.locator('#it-staffing'));
    await hydrated(page);
    await languageLink(page, 'contentinfo', 'English').click();
    await expect(page).toHaveURL('/services?utm_source=a%26b#it-staffing');
    await hydrated(page);
    await footerLink(page, 'terms').click();
    await expect(languageLink(page, 'banner', 'Español')).toHaveAttribute('href', '/es/terms');
  });

  test('is stored, but does not redirect', async ({ page }) => {
    await visit(page, '/about');
    await languageLink(page, 'banner', 'Español').click();
    await expect(page).toHaveURL('/es/about');
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('es');
    await visit(page, '/terms');
    await expect(page).toHaveURL('/terms');
    await expect(offer(page)).toBeVisible();
  });
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-CR' });

  test('gets one line that covers nothing permanently and causes no layout shift', async ({ page, idle }) => {
    await visit(page, '/services');
    await expect(page).toHaveURL('/services');
    const line = offer(page);
    await expect(line).toBeVisible();
    await expect(line).toHaveAttribute('lang', 'es');
    expect(await shiftsOfLoad(page)).toEqual([]);
    expect(await axeFindings(page, {}, 'aside[lang]')).toEqual([]);
    // At the end of the page it is below the footer.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [footer, own] = [await page.getByRole('contentinfo').boundingBox(), await line.boundingBox()];
    // Within half a pixel, because both positions are fractional.
    expect((own?.y ?? 0) - (footer?.y ?? 0) - (footer?.height ?? 0)).toBeGreaterThanOrEqual(-0.5);
    await line.getByRole('link', { name: spanish.link }).click();
    await expect(page).toHaveURL('/es/services');
    await hydrated(page);
    await idle();
    await expect(page.locator('aside[lang]')).toHaveCount(0);
  });

  test('can use its link and read the page in a low window', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, '/services');
    const line = offer(page);
    await expect(line).toBeAttached();
    const target = await line.getByRole('link', { name: spanish.link }).boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => window.scrollTo(0, 1000));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(line).not.toBeInViewport();
    await page.getByRole('banner').getByRole('link').first().focus();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport();
  });

  test('does not get it again after dismissing it', async ({ page, idle }) => {
    await visit(page, '/');
    await offer(page).getByRole('button', { name: spanish.dismiss }).click();
    await expect(offer(page)).toHaveCount(0);
    const suggestions: string[] = [];
    page.on('request', (request) => /suggestion/.test(request.url()) && suggestions.push(request.url()));
    await visit(page, '/about');
    await idle();
    expect(suggestions).toEqual([]);
    await expect(offer(page)).toHaveCount(0);
  });
});

test.describe('errors in Spanish', () => {
  test.use({ expectedComplaints: new RegExp(`${failedResource.source}|404: no page at|The render failed`) });

  test('an unknown address', async ({ page }) => {
    expect((await page.goto('/es/nada'))?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle(notFound.meta.title);
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
    await expect(languageLink(page, 'banner', 'English')).toHaveAttribute('href', '/');
    await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/es');
  });
});
