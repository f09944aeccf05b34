import type { Page } from '@playwright/test';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { ui, words } from './content.ts';
import { alive, visit as visitAll } from './document-fixtures.ts';
import { expect, failedResource, hydrated, test, visit } from './fixtures.ts';

// The fixtures check in every test that the console is empty and that no other origin is requested.

/** Returns all layout shifts, including those after input, with score and sources. */
async function layoutShifts(page: Page): Promise<string[]> {
  type Rect = { x: number; y: number };
  type Source = { node: Node | null; previousRect: Rect; currentRect: Rect };
  type Shift = PerformanceEntry & { value: number; sources: Source[] };
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${node?.nodeName} "${node?.textContent}" ${from.x},${from.y} to ${to.x},${to.y}`,
            );
            shifts.push(`${value}: ${moved.join('; ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered in a separate task.
        setTimeout(() => resolve(shifts), 100);
      }),
  );
}

for (const { id } of pages) {
  test(`${id}: no layout shift during load, hydration and scrolling`, async ({ page }) => {
    // With a cached font: a late one may differ from its fallback by a few pixels.
    await page.goto(pageAddress(id));
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    await hydrated(page);
    for (let screen = 1; screen < 5; screen += 1) {
      await page.evaluate((screen) => window.scrollTo(0, screen * innerHeight), screen);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    await alive(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('navigation updates title and description, and focuses the heading', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: ui.footer.quickLinks });
  for (const { id } of [...pages.slice(1), pages[0]]) {
    await footer.getByRole('link', { name: ui.navigation[id], exact: true }).click();
    await expect(page).toHaveURL(pageAddress(id));
    const { title, description } = words(id).meta;
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('the first view does not move focus', async ({ page }) => {
  await visit(page, '/about');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('hydrates in another time zone and language', async ({ browser, baseURL }) => {
  for (const [timezoneId, locale] of [
    ['Asia/Kolkata', 'hi-IN'],
    ['Pacific/Auckland', 'de-DE'],
  ] as const) {
    const context = await browser.newContext({ timezoneId, locale, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    for (const address of ['/', '/about', '/nearshoring']) await visitAll(page, address);
    expect(errors.filter((text) => !failedResource.test(text))).toEqual([]);
    await context.close();
  }
});

test.describe('the not-found page', () => {
  test.use({ expectedComplaints: /Failed to load resource|404: no page at/ });

  test('has no layout shift', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.evaluate(() => document.fonts.ready);
    await visit(page, '/no/such/page');
    await alive(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
});
