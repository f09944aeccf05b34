/** Clicks before their code has loaded: held, replayed once, or given up with a message. */
import type { Page } from '@playwright/test';
import { ui } from './content.ts';
import { code, expect, expectHydrated, hold, recordCopies, test } from './fixtures.ts';

const copied = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByText('Copied');
const copyEmail = (page: Page) => page.getByRole('button', { name: 'Copy the email address' });

test('a copy button copies once, and says so', async ({ page }) => {
  const copies = await recordCopies(page);
  const release = await hold(page);
  await page.goto('/contact');
  await copyEmail(page).click();
  await copyEmail(page).click();
  await expect(copyEmail(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(copied(page)).toBeVisible();
  expect(await copies()).toEqual(['info@example.com']);
  await expect(copyEmail(page)).not.toHaveAttribute('aria-busy');
});

test('a theme that is chosen before the boot script is applied later', { tag: '@all' }, async ({ page }) => {
  const release = await hold(page, code.boot);
  await page.goto('/about', { waitUntil: 'commit' });
  const dark = page.getByRole('radio', { name: 'Dark' });
  await dark.click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toBeChecked();
});

test('a click during hydration is handled once', { tag: '@all' }, async ({ page }) => {
  const copies = await recordCopies(page);
  const release = await hold(page);
  await page.goto('/contact');
  // Clicks as soon as the last of the code has loaded.
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('button[aria-label="Copy the email address"]');
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.includes('/entry-client-'))) button?.click();
    }).observe({ type: 'resource' });
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
  });
  release();
  await expect(copied(page)).toBeVisible();
  expect(await copies()).toHaveLength(1);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('a button of the tools waits for their code, not only the page’s', { tag: '@all' }, async ({ page }) => {
  const release = await hold(page, '**/assets/tools-*.js');
  await page.goto('/plan');
  const use = page.getByRole('button', { name: 'Use these numbers in my message' });
  await use.click();
  await expectHydrated(page);
  await expect(use).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/plan');
  release();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('textarea')).toHaveValue(/\S/);
});

test.describe('if the code fails to load', () => {
  test.use({
    expectedComplaints: /^console (error: Failed to load resource|warning: TypeError: Failed to fetch)/,
  });

  test('a link leaves the page as it is while there is no connection', async ({ page, context }) => {
    await page.goto('/about');
    await context.setOffline(true);
    const link = page.getByRole('banner').getByRole('link', { name: 'Services' });
    await link.click();
    await expect(page.getByRole('alert')).toContainText(ui.unloaded);
    await expect(page).toHaveURL('/about');
    await context.setOffline(false);
    await link.click();
    await expect(page).toHaveURL('/services');
  });

  test('a shared plan says so, and that it shows an example', async ({ page }) => {
    await page.route(code.hydrate, (route) => route.abort());
    await page.goto('/plan?zone=UTC&team=42');
    await expect(page.getByRole('alert')).toContainText(ui.unloaded);
    await expect(page.getByText('Example: a workday in New York')).toBeVisible();
    await page.route(code.boot, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Example: a workday in New York')).toBeHidden();
    // The wait of the stylesheet.
    await page
      .locator('#unloaded')
      .evaluate((notice) => notice.getAnimations().forEach((wait) => wait.finish()));
    await expect(page.getByRole('alert')).toContainText(ui.unloaded);
  });

  test('a button says so, and a new press tries again', async ({ page }) => {
    await recordCopies(page);
    await page.route(code.hydrate, (route) => route.abort());
    await page.goto('/contact');
    await expect(page.getByRole('alert')).toBeHidden();
    await copyEmail(page).click();
    await expect(page.getByRole('alert')).toContainText(ui.unloaded);
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(copyEmail(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('link', { name: ui.reload })).toBeVisible();
    await page.unroute(code.hydrate);
    await copyEmail(page).click();
    await expect(copied(page)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});
