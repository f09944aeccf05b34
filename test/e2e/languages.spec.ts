import type { Page } from '@playwright/test';
import { shiftsOfLoad } from './audit/changes.ts';
import { axeFindings } from '#judges/axe.ts';
import { notFoundComplaints } from './document-fixtures.ts';
import { expect, footerLink, hydrated, test, visit } from './fixtures.ts';
import { expectBelowHeader } from './scroll.ts';

const languageLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const offer = (page: Page) =>
  page.getByRole('complementary', { name: 'Esta página también está en español.' });

test('the language link keeps page, hash and query, and does not redirect', async ({ page }) => {
  await visit(page, '/services?utm_source=a%26b#it-staffing');
  await languageLink(page, 'Español').click();
  await expect(page).toHaveURL('/es/services?utm_source=a%26b#it-staffing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectBelowHeader(page, page.locator('#it-staffing'));
  await hydrated(page);
  await page.locator('footer a[href="/es/terms"]').click();
  await expect(languageLink(page, 'English')).toHaveAttribute('href', '/terms');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('es');
  await visit(page, '/about');
  await expect(page).toHaveURL('/about');
  await expect(offer(page)).toBeVisible();
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-CR', expectedComplaints: notFoundComplaints });

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
    await line.getByRole('link', { name: 'Ver en español' }).click();
    await expect(page).toHaveURL('/es/services');
    await hydrated(page);
    await idle();
    await expect(page.locator('aside[lang]')).toHaveCount(0);
  });

  test('gets it only on pages that are in Spanish, with what the address has', async ({ page }) => {
    await visit(page, '/nothing');
    await expect(page.locator('aside[lang]')).toBeHidden();
    await footerLink(page, 'plan').click();
    await page.getByLabel('People on the team').fill('9');
    await expect(offer(page).getByRole('link')).toHaveAttribute('href', /^\/es\/plan\?.*team=9/);
  });

  test('can read the page in a low window', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, '/services');
    const line = offer(page);
    await expect(line).toBeAttached();
    const target = await line.getByRole('link', { name: 'Ver en español' }).boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => window.scrollTo(0, 1000));
    const banner = page.getByRole('banner');
    await expect(banner).not.toBeInViewport();
    await expect(line).not.toBeInViewport();
    await banner.getByRole('link').first().focus();
    await expect(banner.getByRole('link').first()).toBeInViewport();
  });

  test('does not get it again after dismissing it', { tag: '@all' }, async ({ page, idle }) => {
    await visit(page, '/');
    await offer(page).getByRole('button', { name: 'No, gracias' }).click();
    await expect(offer(page)).toHaveCount(0);
    await footerLink(page, 'about').click();
    await expect(page).toHaveURL('/about');
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await idle();
    await expect(offer(page)).toHaveCount(0);
  });
});
