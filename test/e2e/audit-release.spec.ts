/** What audit.spec.ts leaves to a release, because it takes several visits of each document, or long. */
import type { Page } from '@playwright/test';
import { forEachDocument, judge, layout, test } from './audit/audit-fixtures.ts';
import { becomePhone, returnToTop, setFontSize } from './audit/emulate.ts';
import { tabFaults } from './audit/tab-walk.ts';
import { axeInLightAndDark } from '#judges/axe.ts';
import { alive, expect, visit } from './document-fixtures.ts';
import { hold, hydrated } from './fixtures.ts';
import { untilWhole } from './text-layout.ts';

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/**
 * Returns the texts that forced colors hide: browsers paint a backplate in the page's color behind all text, except with
 * `forced-color-adjust: none`.
 */
async function textHiddenByBackplates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element instanceof HTMLElement && element.checkVisibility())
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((element) => {
        const style = getComputedStyle(element);
        return style.color === ground && style.getPropertyValue('forced-color-adjust') !== 'none';
      })
      .map(({ textContent }) => textContent);
  });
}

/**
 * Returns what assistive technology does not find of the page's tables: browsers drop these roles from a table that is laid
 * out as blocks, unless its elements name them.
 */
async function lostTables(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const expected = await page.evaluate(() => ({
    table: document.querySelectorAll('table').length,
    row: document.querySelectorAll('tr').length,
    columnheader: document.querySelectorAll('thead th').length,
    rowheader: document.querySelectorAll('tbody th').length,
    cell: document.querySelectorAll('td').length,
  }));
  return Object.entries(expected).flatMap(([role, all]) => {
    const count = nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    return count < all ? [`${count} of ${all} have the role "${role}"`] : [];
  });
}

forEachDocument((address) => {
  test(`${address} at other sizes, and on a phone`, { tag: '@all' }, async ({ page }) => {
    await setFontSize(page, 32);
    await visit(page, address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await layout(page, 390, 844, 'at 200 % font size');
    await layout(page, 1440, 900, 'at 200 % font size');
    await setFontSize(page, 16);
    await visit(page, address);
    judge('by Tab', await tabFaults(page, 'Tab'));
    await returnToTop(page);
    // From a foldable phone to a wall display, without what audit.spec.ts has.
    for (const width of [280, 600, 1024, 1920, 2560]) await layout(page, width, 900);
    await page.emulateMedia({ forcedColors: 'active' });
    judge('in forced colors', await textHiddenByBackplates(page));
    await page.emulateMedia({ forcedColors: 'none' });

    await becomePhone(page);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      await visit(page, address);
      judge(`on a phone by ${key}`, await tabFaults(page, key));
    }
    await returnToTop(page);
    await layout(page, 844, 390, '(landscape)');
    await layout(page, 390, 844);
    judge('on a phone, axe', await axeInLightAndDark(page));
    judge('to assistive technology', await lostTables(page));
  });
});

/** The position and size of what is in the main part of a page, but for the parts of charts, which may be redrawn. */
async function boxesOf(page: Page): Promise<number[]> {
  await untilWhole(page);
  return page.getByRole('main').evaluate(async (main) => {
    await document.fonts.ready;
    return [...main.querySelectorAll(':is(li, dd, h2, h3, p, figure):not(figure *)')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    });
  });
}

// audit.spec.ts hydrates wide pages, and planner.spec.ts the planner.
forEachDocument((address) => {
  if (address.endsWith('/plan')) return;
  test(`${address} becomes live in its place on a small phone`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    const release = await hold(page);
    await page.goto(address);
    const before = await boxesOf(page);
    release();
    await hydrated(page);
    await alive(page);
    const after = await boxesOf(page);
    expect(after).toHaveLength(before.length);
    // Ignores differences below half a pixel: lines of text are rounded to 64ths, each by itself.
    const moved = after.map((edge, index) => Math.abs(edge - (before[index] ?? Number.NaN)));
    expect(Math.max(...moved)).toBeLessThan(0.5);
  });
});
