/**
 * Every page of a fictional company with a long name, addresses and telephone number, with the spacing of WCAG
 * 1.4.12.
 */
import { inventedOrigin } from '../../playwright.config.ts';
import { locales } from '../../app/site/locales.ts';
import { pageAddress, pages } from '../../app/site/pages.ts';
import {
  duringSharedHours,
  expect,
  notFoundComplaints,
  test,
  textSpacing,
  addRules,
  visit,
} from './document-fixtures.ts';
import { longCompany } from './long-company.ts';
import { textFaults } from './text-layout.ts';

test.use({ time: duringSharedHours, baseURL: inventedOrigin, expectedComplaints: notFoundComplaints });

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

for (const locale of locales)
  for (const { id } of pages) {
    const address = pageAddress(id, locale);

    test(`${address}: nothing is cut off, overlaps or overflows`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, address);
      await expect(page.getByRole('banner')).toContainText(longCompany.name);
      await page.evaluate(() => document.fonts.ready);
      // As in production, where the header has fewer languages.
      await page.evaluate(() =>
        document.querySelectorAll('a[hreflang=en-XA]').forEach((link) => link.remove()),
      );
      const faults = async () => [...(await textFaults(page)), ...(await page.evaluate(headerFaults))];
      for (const spacing of ['', textSpacing]) {
        await addRules(page, spacing);
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft([width, spacing, await faults()]).toEqual([width, spacing, []]);
        }
      }
      const title = await page.title();
      expect(title.length, title).toBeLessThanOrEqual(60);
    });
  }
