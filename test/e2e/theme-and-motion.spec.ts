import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';

const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** The colours of the browser's own UI that apply, as computed colours. */
const themeColors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => {
        const { style } = document.createElement('i');
        style.color = content;
        return style.color;
      }),
  );
const pause = (page: Page) => page.getByRole('button', { name: 'Pause motion' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
});

test('the theme is the system’s or the chosen one, before the first paint', async ({ page }) => {
  await visit(page, '/about');
  const paper = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await background(page);
  expect(night).not.toBe(paper);
  await radio(page, 'Light').check({ force: true });
  await expect.poll(() => background(page)).toBe(paper);
  expect(await themeColors(page)).toEqual([paper]);
  await radio(page, 'System').check({ force: true });
  await expect.poll(() => background(page)).toBe(night);
  await radio(page, 'Light').check({ force: true });

  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.theme) performance.mark('themed');
    }).observe(document, { attributeFilter: ['data-theme'], subtree: true });
  });
  await page.goto('/privacy');
  const order = await page.evaluate(async () => {
    while (performance.getEntriesByName('first-paint').length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const entries = ['themed', 'first-paint'].flatMap((name) =>
      performance.getEntriesByName(name).slice(0, 1),
    );
    return entries.toSorted((a, b) => a.startTime - b.startTime).map(({ name }) => name);
  });
  expect(order).toEqual(['themed', 'first-paint']);
  expect(await background(page)).toBe(paper);
});

test('“Pause motion” stops every animation, and is stored', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/nearshoring');
  const running = () => page.evaluate(() => document.getAnimations().length);
  expect(await running()).toBeGreaterThan(0);
  await pause(page).click();
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  // The control is painted first: decision 4.
  await expect.poll(running).toBe(0);
  await page.reload();
  expect(await running()).toBe(0);
  await pause(page).click();
  await expect.poll(running).toBeGreaterThan(0);
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
