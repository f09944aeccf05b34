import type { Page } from '@playwright/test';
import {
  addRules,
  duringSharedHours,
  everyAddress,
  everyLayout,
  expect,
  notFoundComplaints,
  test,
  textSpacing,
  visit,
} from './document-fixtures.ts';
import { menuButton } from './fixtures.ts';
import { textFaults } from './text-layout.ts';

test.use({ time: duringSharedHours, expectedComplaints: notFoundComplaints });

test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Returns the layout faults of text at a window size. */
async function faultsAt(page: Page, size: { width: number; height: number }): Promise<string[]> {
  const own = page.viewportSize();
  await page.setViewportSize(size);
  const faults = await textFaults(page);
  if (own) await page.setViewportSize(own);
  return faults;
}

async function faultsWithTextSpacing(page: Page): Promise<string[]> {
  await addRules(page, textSpacing);
  const faults = await textFaults(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return faults;
}

test('nothing is cut off at 200 % browser font size', async ({ page, context }) => {
  // Set before loading a page: media queries in rem follow this setting.
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const faults: string[] = [];
  for (const address of everyLayout) {
    await visit(page, address);
    faults.push(...(await textFaults(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});

/** Returns the sizes of all targets, except links within a sentence, which WCAG 2.5.8 exempts. */
async function targets(page: Page) {
  return page.evaluate(() => {
    const found: { name: string; isMain: boolean; width: number; height: number }[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), textarea, select, summary',
    )) {
      if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue;
      const isInline =
        getComputedStyle(element).display === 'inline' && element.closest('p, li, dd') !== null;
      const { width, height } = element.getBoundingClientRect();
      // A link that is stretched over its card has the card's size.
      const stretched = getComputedStyle(element, '::after').position === 'absolute';
      const card = stretched ? element.closest('li')?.getBoundingClientRect() : undefined;
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      const isMain = element.matches(
        '[class*=button], header nav a, header button, button[type=submit], form input, form textarea, [class*=logo]',
      );
      if (!isInline || isMain)
        found.push({ name, isMain, width: card?.width ?? width, height: card?.height ?? height });
    }
    return found;
  });
}

/** Returns the targets smaller than WCAG 2.5.8 allows and, on a phone, main ones smaller than 2.5.5 requires. */
async function smallTargets(page: Page, isMobile: boolean): Promise<string[]> {
  const small: string[] = [];
  for (const { name, isMain, width, height } of await targets(page)) {
    // Desktops have pointers more precise than fingers.
    const least = isMain && isMobile ? 44 : 24;
    if (Math.round(Math.min(width, height)) < least)
      small.push(`${name}: ${Math.round(width)} × ${Math.round(height)} px, less than ${least} px`);
  }
  return small;
}

async function smallTargetsWithMenu(page: Page): Promise<string[]> {
  await menuButton(page).tap();
  await expect(page.locator('#menu')).toBeVisible();
  const small = await smallTargets(page, true);
  await menuButton(page).tap();
  await expect(page.locator('#menu')).toBeHidden();
  return small;
}

const judges: readonly [adaptation: string, (page: Page) => Promise<string[]>][] = [
  ['with the text spacing of WCAG 1.4.12', faultsWithTextSpacing],
  ['at 320 CSS pixels (400 % zoom)', async (page) => faultsAt(page, { width: 320, height: 256 })],
];
const judgesOn = {
  desktop: [...judges, ['with a mouse', async (page) => smallTargets(page, false)]],
  phone: [
    ...judges,
    ['in landscape', async (page) => faultsAt(page, { width: 844, height: 390 })],
    ['with a finger', smallTargetsWithMenu],
  ],
} satisfies Record<string, typeof judges>;

test('nothing overflows, is cut off or too small to press, however a page is adapted', async ({
  page,
  isMobile,
}) => {
  const found: string[] = [];
  for (const address of everyLayout) {
    await visit(page, address);
    for (const [adaptation, judge] of judgesOn[isMobile ? 'phone' : 'desktop']) {
      const faults = await judge(page);
      found.push(...faults.map((fault) => `${address}, ${adaptation}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test('the whole menu can be reached on a phone in landscape', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a phone');
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, everyAddress[0] ?? '/');
  await menuButton(page).tap();
  const last = page.locator('#menu').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('the current page, the chosen theme and the charts are distinguishable in forced colours', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visit(page, '/about');
  const chosen = page.locator('footer input:checked + span');
  const other = page.locator('footer input:not(:checked) + span').first();
  const look = (of: typeof chosen, property: 'backgroundColor' | 'borderBottomColor') =>
    of.evaluate((element, property) => getComputedStyle(element)[property], property);
  expect(await look(chosen, 'backgroundColor')).not.toBe(await look(other, 'backgroundColor'));
  if (!isMobile) {
    const links = page.locator('header nav li a');
    const current = await look(page.locator('header nav [aria-current]'), 'borderBottomColor');
    expect(current).not.toBe(await look(links.first(), 'borderBottomColor'));
  }

  await visit(page, '/nearshoring');
  const fills = await page
    .locator('table svg rect')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(fills.length).toBeGreaterThan(0);
  expect(fills).not.toContain(ground);
});

test('no text has a backplate of its own colour in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const lost: string[] = [];
  for (const address of everyAddress) {
    await visit(page, address);
    // The browser paints a backplate in the page's colour behind all text, except with forced-color-adjust: none.
    const names = await page.evaluate(() => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => element instanceof HTMLElement && element.checkVisibility())
        .filter(({ childNodes }) =>
          [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        .filter((element) => {
          const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
            forcedColorAdjust: string;
          };
          return color === ground && forcedColorAdjust !== 'none';
        })
        .map(({ textContent }) => textContent);
    });
    lost.push(...names.map((name) => `${address}: ${name}`));
  }
  expect(lost).toEqual([]);
});

test('prefers-contrast: more increases contrast', async ({ page }) => {
  await visit(page, '/about');
  const quiet = page.locator('main p').first();
  const colour = () => quiet.evaluate((element) => getComputedStyle(element).color);
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(await colour()).not.toBe(text);
  await page.emulateMedia({ contrast: 'more' });
  expect(await colour()).toBe(text);
});
