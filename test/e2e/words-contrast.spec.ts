import type { Locator, Page } from '@playwright/test';
import {
  alive,
  everyAddress,
  expect,
  notFoundComplaints,
  settled,
  test,
  visit,
} from './everyone-fixtures.ts';
import { measureWords } from './word-grounds.ts';

test.use({ expectedComplaints: notFoundComplaints });

// Rule engines know no ground but a plain one, and leave out every word over a drawing.
const looks = [{ colorScheme: 'light' }, { colorScheme: 'dark' }] as const;
const looksOfCharts = [...looks, { colorScheme: 'light', contrast: 'more' }] as const;

// What holds the drawing and the words around it, and is itself no wider than the page.
const charts = 'figure:has(svg[role=img]), section > :has(> svg[role=img])';

type Look = (typeof looksOfCharts)[number];

/** The texts within an element that are too faint for what they stand on. */
async function faintWords(scope: Locator, look: Look): Promise<string[]> {
  const page = scope.page();
  await page.emulateMedia({ contrast: null, ...look });
  await settled(page);
  const words = await measureWords(scope);
  expect(words.length, 'texts found').toBeGreaterThan(0);
  return words
    .filter(({ contrast, required }) => contrast < required)
    .map(
      ({ text, contrast, required }) =>
        `${page.url()}, ${Object.values(look).join(', ')}: ${contrast} of ${required}: ${text}`,
    );
}

/** The same of a page's chart of days, at each width that changes it. */
async function faintAnywhere(
  page: Page,
  isMobile: boolean,
  address: string,
  instant = '2026-01-20T20:30:00Z',
): Promise<string[]> {
  await page.clock.setFixedTime(new Date(instant));
  await visit(page, address);
  const faint: string[] = [];
  for (const width of isMobile ? [390] : [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await alive(page);
    const chart = page.locator(charts);
    for (const look of looksOfCharts) faint.push(...(await faintWords(chart, look)));
  }
  return faint;
}

for (const address of everyAddress) {
  test(`every word on ${address} can be read on what it stands on`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'a width changes only the charts, which the tests below look at');
    await visit(page, address);
    for (const look of looks) expect(await faintWords(page.locator('body'), look)).toEqual([]);
  });
}

// The line of the present passes behind the words of the first office, and of the second.
for (const instant of ['2026-01-20T16:00:00Z', '2026-07-20T23:30:00Z']) {
  test(`at ${instant} the words of the shared day can be read, with the present behind them`, async ({
    page,
    isMobile,
  }) => {
    expect(await faintAnywhere(page, isMobile, '/', instant)).toEqual([]);
  });
}

// Days beside each other, days over the wash of the visitor's own, and one as long as the axis.
for (const address of [
  '/nearshoring?zone=America/New_York&offshore=America/Sao_Paulo',
  '/nearshoring?zone=UTC&offshore=Asia/Kolkata',
  '/nearshoring?zone=America/New_York&offshore=Europe/Berlin&from=00:00&to=23:59',
  '/es/nearshoring?zone=Asia/Kathmandu&offshore=Asia/Manila',
]) {
  test(`the words of the planner can be read: ${address}`, async ({ page, isMobile }) => {
    expect(await faintAnywhere(page, isMobile, address)).toEqual([]);
  });
}
