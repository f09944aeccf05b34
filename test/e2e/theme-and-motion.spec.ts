import type { Page } from '@playwright/test';
import { ui } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const words = ui.display;
function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** Returns the background of each theme, as a browser that asks for it shows the page; ends with the light one. */
async function backgrounds(page: Page): Promise<{ paper: string; night: string }> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await background(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const paper = await background(page);
  expect(night).not.toBe(paper);
  return { paper, night };
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
});

test('the theme follows the system until one is chosen, and is stored', async ({ page }) => {
  await visit(page, '/about');
  const { paper, night } = await backgrounds(page);
  await page.emulateMedia({ colorScheme: 'dark' });

  await page.getByRole('radio', { name: words.light }).check({ force: true });
  await expect.poll(() => background(page)).toBe(paper);
  await visit(page, '/privacy');
  expect(await background(page)).toBe(paper);
  await expect(page.getByRole('radio', { name: words.light })).toBeChecked();

  await page.getByRole('radio', { name: words.system }).check({ force: true });
  await expect.poll(() => background(page)).toBe(night);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('the browser’s UI takes the colour of the chosen theme', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  const { night } = await backgrounds(page);
  await page.getByRole('radio', { name: words.dark }).check({ force: true });
  const matching = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => {
          // In the notation of computed colours.
          const { style } = document.createElement('i');
          style.color = content;
          return style.color;
        }),
    );
  await expect.poll(matching).toEqual([night]);
});

test('a stored theme is applied before the first paint', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('radio', { name: words.dark }).check({ force: true });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.theme) performance.mark('themed');
    }).observe(document, { attributeFilter: ['data-theme'], subtree: true });
  });
  for (let load = 0; load < 5; load += 1) {
    await page.goto('/about');
    const order = await page.evaluate(async () => {
      while (performance.getEntriesByName('first-paint').length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const entries = ['themed', 'first-paint'].flatMap((name) =>
        performance.getEntriesByName(name).slice(0, 1),
      );
      return entries.toSorted((a, b) => a.startTime - b.startTime).map(({ name }) => name);
    });
    // Compares order, not times.
    expect(order).toEqual(['themed', 'first-paint']);
  }
});

test('“Pause motion” stops every animation, and is stored', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/nearshoring');
  const running = () => page.evaluate(() => document.getAnimations().length);
  expect(await running()).toBeGreaterThan(0);
  const pause = page.getByRole('button', { name: words.pauseMotion });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  // The control is painted first: decision 4.
  await expect.poll(running).toBe(0);
  await visit(page, '/');
  expect(await running()).toBe(0);
  await visit(page, '/nearshoring');
  await page.getByRole('button', { name: words.pauseMotion }).click();
  await expect.poll(running).toBeGreaterThan(0);
});

test(
  'a theme and paused motion apply in every open tab, before and after hydration',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const [read, used] = [await context.newPage(), await context.newPage()];
    await read.goto('/about');
    await visit(used, '/about');
    await visit(page, '/');
    const radio = (tab: typeof page, name: string) => tab.getByRole('radio', { name });
    for (const [name, theme] of [
      [ui.display.dark, 'dark'],
      [ui.display.system, undefined],
    ] as const) {
      await page.bringToFront();
      await radio(page, name).check({ force: true });
      for (const tab of [read, used])
        await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
      await expect(radio(used, name)).toBeChecked();
    }
    const pause = page.getByRole('button', { name: ui.display.pauseMotion });
    await pause.click();
    await expect(used.getByRole('button', { name: ui.display.pauseMotion })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(read.locator('html')).toHaveAttribute('data-motion', 'paused');
  },
);
