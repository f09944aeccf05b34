/**
 * Every page in the pseudo-locale: accented, 35 % longer, in brackets. What overflows would also do so in a
 * translation, and plain letters are hard-coded.
 */
import type { Page } from '@playwright/test';
import { galleryPort, inventedOrigin } from '../../playwright.config.ts';
import { pages } from '../../app/site/pages.ts';
import { notFoundComplaints, visit } from './document-fixtures.ts';
import { zoneCity } from '../../app/time/time-zones.ts';
import { figures } from './content.ts';
import { expect, test } from './fixtures.ts';
import { longCompany } from './long-company.ts';
import { textFaults } from './text-layout.ts';

test.use({
  // With this preference there is no language suggestion.
  locale: 'en-XA',
  baseURL: inventedOrigin,
  expectedComplaints: notFoundComplaints,
});

const addresses = ['/xa', ...pages.slice(1).map(({ slug }) => `/xa/${slug}`), '/xa/nowhere'];

/** Texts that may have plain letters: facts, names of languages and places, and the browser's own. */
const untranslated = [
  // Longest first.
  longCompany.legalName,
  longCompany.name,
  longCompany.email,
  'Español',
  'English',
  zoneCity(figures.example.zone),
  zoneCity(figures.example.offshore),
  'Gmail',
  // Which days the texts name depends on the hour of the run.
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month).toLocaleString('en', { month: 'long' })),
  ...Array.from({ length: 7 }, (_, day) => new Date(2026, 0, day).toLocaleString('en', { weekday: 'long' })),
  String.raw`\b(?:[A-Z]{3,4}|GMT[+-]\d+)\b`,
];

/** Returns all texts and labels of the page. */
async function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest('script, style, option, noscript')) found.push(text.data);
    }
    const labels = ['aria-label', 'title', 'alt', 'placeholder', 'content'];
    for (const element of document.querySelectorAll('body *, meta[name=description]')) {
      for (const name of labels) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });
}

for (const address of addresses) {
  test(`${address}: every word is translated, and none is cut off`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, address);
    await page.evaluate(() => document.fonts.ready);
    const facts = new RegExp(untranslated.join('|'), 'g');
    const plain = (await texts(page)).filter((text) => /[a-z]/i.test(text.replaceAll(facts, '')));
    expect(plain).toEqual([]);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await textFaults(page)]).toEqual([width, []]);
    }
  });
}

test.describe('in development', () => {
  test.use({
    baseURL: `http://127.0.0.1:${galleryPort}`,
    expectedComplaints: /favicon|\[vite\]|DevTools/,
  });

  test('the pseudo-locale exists too', async ({ page }) => {
    await visit(page, '/xa/privacy');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expect(page.locator('h1')).toHaveText(/^\[.+\]$/);
  });
});
