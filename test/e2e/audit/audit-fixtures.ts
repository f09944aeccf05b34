import type { Page } from '@playwright/test';
import { loadSite } from '#packages/content/site.ts';
import { allDocuments } from '#packages/content/documents/documents.ts';
import { defaultLocale, locales } from '#packages/site/locales.ts';
import { expect, notFoundComplaints, test as base } from '../document-fixtures.ts';
import { textFaults } from '../text-layout.ts';
import { isthmus } from '#test/sites/sites.ts';

export const test = base.extend({ expectedComplaints: notFoundComplaints });

/** Fails the test at its end, after the other judges, if a judge has found a fault. */
export function judge(judgment: string, faults: readonly string[]): void {
  expect.soft(faults, judgment).toEqual([]);
}

export async function layout(page: Page, width: number, height: number, state = ''): Promise<void> {
  await page.setViewportSize({ width, height });
  judge(`at ${width} px ${state}`.trim(), await textFaults(page));
}

const places = [
  { timezoneId: 'Asia/Kolkata', locale: 'hi-IN' },
  { timezoneId: 'Pacific/Auckland', locale: 'de-DE' },
];

const repeated = new Set([
  '/terms',
  '/accessibility',
  '/insights/compare-costs',
  '/insights/messages-that-arrive',
]);

/** One document of each kind; in other languages, those with the most behavior. */
const documents = allDocuments(loadSite(isthmus)).filter(({ address, locale, page }) =>
  locale === defaultLocale ? !repeated.has(address) : page === 'home' || page === 'contact',
);

/**
 * Declares a test for each kind of document, each language in a browser of another place, whose hours, dates and formats
 * differ from the prerendered ones.
 */
export function forEachDocument(declare: (address: string) => void): void {
  for (const [index, language] of locales.entries())
    test.describe(language.name, () => {
      test.use(places[index % places.length] ?? {});
      for (const { address, locale } of documents)
        // The not-found page at an unknown address.
        if (locale === language) declare(address.replace('/404', '/no/such/page'));
    });
}
