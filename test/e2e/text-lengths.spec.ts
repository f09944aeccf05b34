/**
 * The other site, whose names and addresses are as long as the layout must support: every page in Spanish, and in the
 * pseudo-locale, where text is accented, 35 % longer, and in brackets. What is cut off there would also be so in a
 * translation, and plain letters are hard-coded. Spanish also with the text spacing of WCAG 1.4.12.
 */
import { addRules } from '../../judges/contrast.ts';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseDocument, visit as visitYaml } from 'yaml';
import { loadSite } from '../../generate/content/site.ts';
import { insightsAddress } from '../../app/site/insights.ts';
import { locales, pseudo, type Locale } from '../../app/site/locales.ts';
import { contentPageAddress } from '../../app/site/page-files.ts';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { storiesAddress } from '../../app/site/stories.ts';
import { zoneCity } from '../../app/time/time-zones.ts';
import { article, contentPages, facts, stories } from '../sites/meridian-content.ts';
import { axeInLightAndDark } from '../../judges/axe.ts';
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
    const words = [...range.getClientRects()].some(
      ({ left, right, bottom }) => left < -1 || right > innerWidth + 1 || bottom > box.bottom + 1,
    );
    const met = boxes
      .slice(index + 1)
      .filter((other) => !part.contains(other.part))
      .some(({ box: b }) => box.left < b.right - 1 && b.left < box.right - 1 && b.top < box.bottom - 1);
    return words || met ? [part.textContent] : [];
  });
}

/** Returns the faults at each width that has some. */
async function faultsAtWidths(
  page: Page,
  faultsOf: (page: Page) => Promise<string[]>,
): Promise<[number, string[]][]> {
  const found: [number, string[]][] = [];
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await faultsOf(page);
    if (faults.length > 0) found.push([width, faults]);
  }
  return found;
}

/** Opens a page completely, without the link to the pseudo-locale in its header. */
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

const addressesIn = (locale: Locale) => [
  ...pages.map(({ id }) => pageAddress(id, locale)),
  `/${locale.prefix}/no/such/page`,
];

const { example } = loadSite('test/sites/meridian').figures;
const { offices, profiles } = loadSite('test/sites/meridian').facts;

/** Returns every text in a file of `test/sites/meridian/proof`, which the pseudo-locale leaves as they are. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  visitYaml(parseDocument(readFileSync(`test/sites/meridian/proof/${file}`, 'utf8')), {
    Scalar(key, { value }) {
      if (key !== 'key' && typeof value === 'string') found.push(value);
    },
  });
  return found;
}

/** Texts that may have plain letters: facts, names of languages and places, and the browser's own. */
const untranslated = [
  // Longest first.
  facts.legalName,
  facts.name,
  facts.email,
  RegExp.escape(facts.phone),
  new URL(facts.contactEndpoint).host,
  ...['people.yaml', 'quotes.yaml'].flatMap(textsIn),
  'example.com',
  // The halves of the day, in times that the browser writes.
  String.raw`[ap]\.m\.`,
  // The names of time zones, in the language whose figures the pseudo-locale has.
  String.raw`(?:[A-Z][a-z]+ )+Time`,
  // The address of a plan.
  String.raw`https?://\S+`,
  ...Object.keys(profiles ?? {}),
  ...Object.values(offices).flatMap(({ street = [] }) => street),
  'Español',
  'English',
  'Português',
  zoneCity(example.zone),
  zoneCity(example.offshore),
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

test.describe('in the pseudo-locale', () => {
  // With this preference there is no language suggestion.
  test.use({ locale: pseudo.code });

  for (const address of addressesIn(pseudo)) {
    const tag = address === pageAddress('nearshoring', pseudo) ? [] : ['@all'];

    test(`${address}: every word is translated, and none is cut off`, { tag }, async ({ page }) => {
      await open(page, address);
      const known = new RegExp(untranslated.join('|'), 'g');
      const plain = (await texts(page)).filter((text) => /[a-z]/i.test(text.replaceAll(known, '')));
      expect(plain).toEqual([]);
      // Not of the header, which has a language more than the site.
      expect(await faultsAtWidths(page, textFaults)).toEqual([]);
    });
  }
});

for (const locale of locales.filter(({ code }) => code === 'es'))
  test.describe(`in ${locale.name}`, { tag: '@all' }, () => {
    test.use({ locale: locale.code });

    for (const address of [
      ...addressesIn(locale),
      insightsAddress(locale),
      storiesAddress(locale),
      storiesAddress(locale, stories[0]),
      insightsAddress(locale, article),
      contentPageAddress(locale, contentPages[0] ?? ''),
    ])
      test(`${address}: nothing is cut off, overlaps or overflows, and axe finds nothing`, async ({
        page,
      }) => {
        await open(page, address);
        expect(await axeInLightAndDark(page)).toEqual([]);
        const faults = async () => [...(await textFaults(page)), ...(await page.evaluate(headerFaults))];
        expect(await faultsAtWidths(page, faults)).toEqual([]);
        await addRules(page, textSpacing);
        expect(await faultsAtWidths(page, faults)).toEqual([]);
        const title = await page.title();
        expect(title.length, title).toBeLessThanOrEqual(60);
      });
  });
