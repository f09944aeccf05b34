/**
 * The other site, whose names and addresses are as long as the layout must support: every page in a language
 * whose text is accented, up to 35 % longer, and in parentheses, and in Spanish what that does not have. What is cut off there
 * would also be so in a translation, and plain letters are hard-coded.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { loadSite } from '#packages/content/site.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { pages } from '#packages/site/pages.ts';
import { facts } from '../sites/meridian-content.ts';
import { pseudo } from '../sites/pseudo-language.ts';
import { axeInLightAndDark } from '#judges/axe.ts';
import { addRules } from '#judges/contrast.ts';
import { setFontSize } from './audit/emulate.ts';
import { notFoundComplaints, textSpacing } from './document-fixtures.ts';
import { expect, test, visit } from './fixtures.ts';
import { textFaults } from './text-layout.ts';

test.use({ served: 'meridian', expectedComplaints: notFoundComplaints });

/** Runs in the page: returns the parts of the header that overlap or overflow. */
function headerFaults(): string[] {
  const parts = [...document.querySelectorAll('header :is(a, button, svg)')].filter((part) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
  return boxes.flatMap(({ part, box }, index) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    // The button beside the name has one line.
    const isTall = part.matches('a + a') && box.height > 50;
    const words = [...range.getClientRects()].some(
      ({ left, right, bottom }) => left < -1 || right > innerWidth + 1 || bottom > box.bottom + 1,
    );
    const met = boxes
      .slice(index + 1)
      .filter((other) => !part.contains(other.part))
      .some(({ box: b }) => box.left < b.right - 1 && b.left < box.right - 1 && b.top < box.bottom - 1);
    return isTall || words || met ? [part.textContent] : [];
  });
}

const usual = [320, 390, 768, 1440];
// From a foldable phone to a wall display.
const unusual = [280, 600, 1024, 1920, 2560];

async function expectGood(
  page: Page,
  faultsOf: (page: Page) => Promise<string[]>,
  widths = usual,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsOf(page), `at ${width} px`).toEqual([]);
  }
}

/** Opens a page completely, without the link to that language in its header. */
async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, address);
  // Parts that load once they are near the window.
  await expect(async () => {
    await page.evaluate(() => document.querySelector('main [data-waits]')?.scrollIntoView());
    await expect(page.locator('main [data-waits]')).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toContainText(facts.name);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => document.querySelectorAll('a[hreflang=en-XA]').forEach((link) => link.remove()));
}

/** Words that may have plain letters: facts, names of languages and places, and the browser's own. */
const untranslated = new Set(
  [
    JSON.stringify([loadSite('test/sites/meridian').facts, facts]),
    // What people say and are called, in their own languages.
    ...['people', 'quotes'].map((file) => readFileSync(`test/sites/meridian/proof/${file}.yaml`, 'utf8')),
    'English Español Gmail Outlook example com http localhost xa plan zone from to offshore team cost',
    // The halves of the day, days and time zones, in times that the browser writes.
    'a p m January February March October November Tuesday UTC Standard Daylight Time Central Pacific Eastern Mountain',
    'Western European Americas Asia Manila',
    // The sign of hours, which is the same in every language.
    'h',
  ].flatMap((text) => text.match(/\p{L}+/gu) ?? []),
);

async function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest('script, style, option, noscript')) found.push(text.data);
    }
    for (const element of document.querySelectorAll('body *, meta[name=description]'))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'content'])
        found.push(element.getAttribute(name) ?? '');
    return found;
  });
}

/** In the widths of most windows, this one is part of `npm test`. */
const quick = '/xa/nearshoring';

test.describe('in accented, longer English', () => {
  // With this preference there is no language suggestion.
  test.use({ locale: pseudo.code });

  for (const address of [...pages.map(({ id }) => pageAddress(id, pseudo)), '/xa/no/such/page'])
    test(
      `${address} is translated, and not cut off`,
      { tag: address === quick ? [] : '@all' },
      async ({ page }) => {
        await open(page, address);
        const words = (await texts(page)).flatMap((text) => text.match(/\p{L}+/gu) ?? []);
        const plain = words.filter((word) => /[a-z]/i.test(word) && !untranslated.has(word));
        expect([...new Set(plain)]).toEqual([]);
        // Not of the header, which has a language more than the site.
        await expectGood(page, textFaults);
        if (address === quick) return;
        await expectGood(page, textFaults, unusual);
        await setFontSize(page, 32);
        await open(page, address);
        await expectGood(page, textFaults, [390, 1440]);
      },
    );
});

test.describe('in Spanish', { tag: '@all' }, () => {
  test.use({ locale: 'es' });

  for (const address of ['/es/plan', '/es/insights/everything', '/es/stories/parcels'])
    test(`${address}: nothing is cut off, overlaps or overflows, and axe finds nothing`, async ({ page }) => {
      await open(page, address);
      expect(await axeInLightAndDark(page)).toEqual([]);
      const faults = async () => [...(await textFaults(page)), ...(await page.evaluate(headerFaults))];
      await expectGood(page, faults);
      await addRules(page, textSpacing);
      await expectGood(page, faults);
    });
});

test('a word of 40 letters breaks within its column on a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', '/benefits']) {
    await open(page, address);
    const wide = await page.locator('main :is(p, a, button, label):not(:has(*))').evaluateAll((all) =>
      all.flatMap((each) => {
        each.append(` ${'l'.repeat(20)}${'m'.repeat(20)}`);
        return each.getBoundingClientRect().right > window.innerWidth ? each.textContent : [];
      }),
    );
    expect(wide, address).toEqual([]);
  }
});
