import { loadSite } from '#packages/content/site.ts';
import { allDocuments } from '#packages/content/documents/documents.ts';
import { defaultLocale, locales } from '#packages/site/locales.ts';
import { expect, notFoundComplaints, test as base } from '../document-fixtures.ts';
import { textFaults } from '../text-layout.ts';
import { isthmus } from '#test/sites/sites.ts';

export type Layout = (width: number, height: number, state?: string) => Promise<void>;

type Audit = {
  /** Collects the faults that a judge has found. Any of them fails the test at its end. */
  judge: (judgment: string, faults: readonly string[]) => void;
  layout: Layout;
};

export const test = base.extend<Audit>({
  expectedComplaints: notFoundComplaints,
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  judge: async ({}, provide) => {
    const found: string[] = [];
    await provide((judgment, faults) => found.push(...faults.map((fault) => `${judgment}: ${fault}`)));
    expect(found).toEqual([]);
  },
  layout: async ({ page, judge }, provide) => {
    await provide(async (width, height, state = '') => {
      await page.setViewportSize({ width, height });
      judge(`at ${width} px ${state}`.trim(), await textFaults(page));
    });
  },
});

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
