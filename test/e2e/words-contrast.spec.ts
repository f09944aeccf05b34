/** The contrast of the words in charts of days; judges.spec.ts has that of all other text over drawings and washes. */
import type { Page } from '@playwright/test';
import { faintWords } from '#judges/contrast.ts';
import { alive, expect, test, visit } from './document-fixtures.ts';

// The element with the drawing and the text, no wider than the page.
const charts = 'figure:has(svg[role=img]), section > :has(> svg[role=img])';

/** Looks at a page's chart of days: in light mode at each width that changes it, and in each look. */
async function expectContrast(page: Page, address: string): Promise<void> {
  const faintIn = (look: Parameters<typeof faintWords>[1]) => faintWords(page.locator(charts), look);
  await visit(page, address);
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await alive(page);
    expect.soft(await faintIn({ colorScheme: 'light' }), `${width} px`).toEqual([]);
  }
  expect.soft(await faintIn({ colorScheme: 'dark' }), 'dark').toEqual([]);
  expect.soft(await faintIn({ colorScheme: 'light', contrast: 'more' }), 'more contrast').toEqual([]);
}

test.describe('text has enough contrast with what is behind it', { tag: '@all' }, () => {
  // The line of the current time is behind the text of the first office, and of the second.
  for (const instant of ['2026-01-20T16:00:00Z', '2026-07-20T23:30:00Z'])
    test(`in the chart of the shared day at ${instant}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant));
      await expectContrast(page, '/');
    });

  // Days over the visitor's own, and one as long as the axis.
  for (const address of [
    '/plan?zone=UTC&offshore=Asia/Kolkata',
    '/plan?zone=America/New_York&offshore=Europe/Berlin&from=00:00&to=23:59',
  ])
    test(`in the planner: ${address}`, async ({ page }) => {
      await expectContrast(page, address);
    });
});
