/** What audit.spec.ts leaves to a release, because it takes several visits of each document, or long. */
import type { Page } from '@playwright/test';
import { pseudo } from '#packages/site/locales.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { pages } from '#packages/site/pages.ts';
import { forEachDocument, test, type Layout } from './audit/audit-fixtures.ts';
import { textHiddenByBackplates } from './audit/backplates.ts';
import { becomePhone, returnToTop, setFontSize } from './audit/emulate.ts';
import { lostTables } from './audit/tables.ts';
import { tabFaults } from './audit/tab-walk.ts';
import { axeInLightAndDark } from '#judges/axe.ts';
import { expect, visit } from './document-fixtures.ts';

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

// From a foldable phone to a wall display, without what audit.spec.ts has.
const widths = [280, 600, 1024, 1920, 2560];

/** Opens a document at 200 % browser font size, judges its layout, and opens it again at 100 %. */
async function visitTwice(page: Page, address: string, layout: Layout): Promise<void> {
  await setFontSize(page, 32);
  await visit(page, address);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await layout(390, 844, 'at 200 % font size');
  await layout(1440, 900, 'at 200 % font size');
  await setFontSize(page, 16);
  await visit(page, address);
}

forEachDocument((address) => {
  test(`${address} at other sizes, and on a phone`, { tag: '@all' }, async ({ page, judge, layout }) => {
    await visitTwice(page, address, layout);
    judge('by Tab', await tabFaults(page, 'Tab'));
    await returnToTop(page);
    for (const width of widths) await layout(width, 900);
    await page.emulateMedia({ forcedColors: 'active' });
    judge('in forced colours', await textHiddenByBackplates(page));
    await page.emulateMedia({ forcedColors: 'none' });

    await becomePhone(page);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      await visit(page, address);
      judge(`on a phone by ${key}`, await tabFaults(page, key));
    }
    await returnToTop(page);
    await layout(844, 390, '(landscape)');
    await layout(390, 844);
    judge('on a phone, axe', await axeInLightAndDark(page));
    judge('to assistive technology', await lostTables(page));
  });
});

// text-lengths.spec.ts has the widths of audit.spec.ts.
test.describe('the longest texts', { tag: '@all' }, () => {
  test.use({ served: 'meridian', locale: pseudo.code });

  for (const address of pages.map(({ id }) => pageAddress(id, pseudo)))
    test(`${address} at every other width and at 200 % font size`, async ({ page, layout }) => {
      await visitTwice(page, address, layout);
      for (const width of widths) await layout(width, 900);
    });
});
