/** Office cards: opening hours, and the local time with JavaScript. */
import type { Page } from '@playwright/test';
import { formatHours } from '../../app/time/clock.ts';
import { clockWords } from '../../generate/content/filling/clock-words.ts';
import { loadSite } from '../../generate/content/site.ts';
import { figureLocale, locales } from '../../app/site/locales.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { expect, hold, hydrated, test } from './fixtures.ts';
import { isthmus } from '../sites/sites.ts';

const offices = Object.values(loadSite(isthmus).facts.offices);

function cards(page: Page, openingHours: string) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: openingHours });
}

for (const locale of locales) {
  const { labels } = loadSite(isthmus).languages[locale.code].words.ui;
  const clock = clockWords([], figureLocale(locale.code));

  test.describe(`in ${locale.code}`, () => {
    test.use({ locale: locale.code });

    for (const id of ['about', 'contact'] as const)
      test(`the local times of ${id} appear without a layout shift`, { tag: '@all' }, async ({ page }) => {
        await page.clock.setFixedTime(new Date('2026-01-15T18:00:10Z'));
        // audit.spec.ts hydrates wide pages.
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await page.unrouteAll();
          const release = await hold(page);
          await page.goto(pageAddress(id, locale));
          await page.evaluate(() => document.fonts.ready);
          const shown = cards(page, labels.openingHours);
          const boxes = () =>
            page.getByRole('main').evaluate((main) =>
              [...main.querySelectorAll('li, dd, h2, h3, p')].flatMap((element) => {
                const { x, y, width, height } = element.getBoundingClientRect();
                return [x, y + scrollY, width, height];
              }),
            );
          await expect(shown).toHaveCount(offices.length);
          await expect(page.getByText(labels.localTime, { exact: true })).toHaveCount(0);
          const before = await boxes();
          release();
          await hydrated(page);
          await expect(page.getByText(labels.localTime, { exact: true })).toHaveCount(offices.length);
          const after = await boxes();
          const moved = after.map((edge, index) => Math.abs(edge - (before[index] ?? Number.NaN)));
          // Ignores differences below half a pixel: lines of text are rounded to 64ths, each by itself.
          expect(after).toHaveLength(before.length);
          expect(Math.max(...moved), `${width} px`).toBeLessThan(0.5);
          for (const [index, office] of offices.entries()) {
            const { opens, closes } = formatHours(office, clock);
            await expect(shown.nth(index)).toContainText(
              new RegExp(
                `${labels.openingHours} ${opens}–${closes}${labels.localTime} \\d`.replaceAll(
                  /\s/g,
                  String.raw`\s`,
                ),
              ),
            );
          }
        }
      });
  });
}
