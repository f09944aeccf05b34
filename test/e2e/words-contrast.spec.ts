/** The contrast of the words in charts of days; judges.spec.ts has that of all other text over drawings and washes. */
import type { Locator, Page } from '@playwright/test';
import { faintWords } from '#judges/contrast.ts';
import { alive, expect, test, visit } from './document-fixtures.ts';

type Look = Parameters<typeof faintWords>[1];

const light = { colorScheme: 'light' } as const;
const dark = { colorScheme: 'dark' } as const;
const strong = { colorScheme: 'light', contrast: 'more' } as const;

// The element with the drawing and the text, no wider than the page.
const charts = 'figure:has(svg[role=img]), section > :has(> svg[role=img])';

/** Returns the texts within an element that have too little contrast, a line each. */
async function faintIn(scope: Locator, look: Look): Promise<string[]> {
  return (await faintWords(scope, look)).map(
    ({ text, contrast, required }) =>
      `${scope.page().url()}, ${Object.values(look).join(', ')}: ${contrast} of ${required}: ${text}`,
  );
}

/** Returns those of a page's chart of days: in light mode at each width that changes it, and in each look. */
async function faintAnywhere(page: Page, address: string): Promise<string[]> {
  await visit(page, address);
  const chart = page.locator(charts);
  const faint: string[] = [];
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await alive(page);
    faint.push(...(await faintIn(chart, light)));
  }
  for (const look of [dark, strong]) faint.push(...(await faintIn(chart, look)));
  return faint;
}

test.describe('text has enough contrast with what is behind it', { tag: '@all' }, () => {
  // The line of the current time is behind the text of the first office, and of the second.
  for (const instant of ['2026-01-20T16:00:00Z', '2026-07-20T23:30:00Z'])
    test(`in the chart of the shared day at ${instant}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant));
      expect(await faintAnywhere(page, '/')).toEqual([]);
    });

  // Days over the visitor's own, and one as long as the axis.
  for (const address of [
    '/plan?zone=UTC&offshore=Asia/Kolkata',
    '/plan?zone=America/New_York&offshore=Europe/Berlin&from=00:00&to=23:59',
  ])
    test(`in the planner: ${address}`, async ({ page }) => {
      expect(await faintAnywhere(page, address)).toEqual([]);
    });
});
