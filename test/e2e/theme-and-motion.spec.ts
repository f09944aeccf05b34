import type { Page } from '@playwright/test';
import { recordChanges } from './audit/changes.ts';
import { expect, hold, hydrated, test, visit } from './fixtures.ts';

const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** The colors of the browser's own UI that apply. */
const themeColors = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((all: HTMLMetaElement[]) =>
      all.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    );
// #fbf7ee and #0b1615.
const [paper, night] = ['rgb(251, 247, 238)', 'rgb(11, 22, 21)'];
const pause = (page: Page) => page.getByRole('button', { name: 'Pause motion' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
});

test('the theme is the system’s or the chosen one, before the first paint', async ({ page }) => {
  await visit(page, '/about');
  expect(await background(page)).toBe(paper);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(night);
  await radio(page, 'Light').check({ force: true });
  await expect.poll(() => background(page)).toBe(paper);
  expect(await themeColors(page)).toEqual(['#fbf7ee']);
  await radio(page, 'System').check({ force: true });
  await expect.poll(() => background(page)).toBe(night);
  await radio(page, 'Light').check({ force: true });

  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.theme) performance.mark('themed');
    }).observe(document, { attributeFilter: ['data-theme'], subtree: true });
  });
  await page.goto('/privacy');
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  const [themed = Number.NaN, painted = Number.NaN] = await page.evaluate(() =>
    ['themed', 'first-paint'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  expect(themed).toBeLessThan(painted);
  expect(await background(page)).toBe(paper);
});

test('both are applied and stored before the code has come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await hold(page);
  await page.goto('/nearshoring');
  const running = () => page.evaluate(() => document.getAnimations().length);
  expect(await running()).toBeGreaterThan(0);
  await radio(page, 'Dark').click();
  await pause(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  // The control is painted first: decision 4.
  await expect.poll(running).toBe(0);
  await page.reload();
  await expect(radio(page, 'Dark')).toBeChecked();
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await running()).toBe(0);
  const changes = await recordChanges(page);
  release();
  await hydrated(page);
  await expect(radio(page, 'Dark')).toBeChecked();
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await changes()).toEqual([]);
  await radio(page, 'System').click();
  await pause(page).click();
  await expect.poll(running).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('they apply in every open tab', { tag: '@all' }, async ({ page, context }) => {
  const [read, used] = [await context.newPage(), await context.newPage()];
  await read.goto('/about');
  await visit(used, '/about');
  await visit(page, '/');
  for (const [name, theme] of [
    ['Dark', 'dark'],
    ['System', undefined],
  ] as const) {
    await page.bringToFront();
    await radio(page, name).check({ force: true });
    for (const tab of [read, used])
      await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
    await expect(radio(used, name)).toBeChecked();
  }
  await pause(page).click();
  await expect(pause(used)).toHaveAttribute('aria-pressed', 'true');
  await expect(read.locator('html')).toHaveAttribute('data-motion', 'paused');
});
