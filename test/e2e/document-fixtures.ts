/** For tests that look at whole documents: a visit that waits for everything. */
import type { Page } from '@playwright/test';
import { expect, test as base, visit as visitHead } from './fixtures.ts';

export { expect };

/** The stored language is each page's own, so that no suggestion covers part of it. */
export const test = base.extend({
  page: async ({ page }, provide) => {
    await page.addInitScript(() => {
      const [, first = ''] = location.pathname.split('/');
      const language = { es: 'es', xa: 'en-XA' }[first] ?? 'en';
      if (location.protocol.startsWith('http')) localStorage.setItem('language', language);
    });
    await provide(page);
  },
});

/** The browser's message about the not-found page's status. */
export const notFoundComplaints = /Failed to load resource|404: no page at/;

/**
 * Waits for what becomes live after the rest of a page: the current time in the chart of the home page, and the tools
 * of the planning page, to which it scrolls.
 */
export async function alive(page: Page): Promise<void> {
  const drawing = page.getByRole('img', {
    name: /^(One workday, two offices|Un mismo horario, dos oficinas|Our working hours|Nuestro horario)/,
  });
  const chart = page.getByRole('figure').filter({ has: drawing });
  if ((await chart.count()) > 0) await expect(chart).toContainText(/Now:|Ahora:/);
  const planner = page.locator('section[aria-labelledby=planner]');
  if ((await planner.count()) === 0) return;
  await planner.scrollIntoViewIfNeeded();
  await expect(page.locator('main [data-waits]')).toHaveCount(0);
}

/** Opens an address, waits until it is completely hydrated, and scrolls to the top. */
export async function visit(page: Page, address: string): Promise<void> {
  await visitHead(page, address);
  await alive(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

export const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
