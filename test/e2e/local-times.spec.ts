/** Office cards: opening hours, and the local time with JavaScript. */
import { expect, hold, hydrated, test } from './fixtures.ts';

const cards = {
  '/about': ['en', 'Local time', /Office hours 9.a\.m\.–6.p\.m\.Local time \d/],
  '/es/contact': ['es', 'Hora local', /Horario de atención 9.a\.\sm\. a 6.p\.\sm\.Hora local \d/],
} as const;

for (const [address, [locale, label, card]] of Object.entries(cards))
  test.describe(`on ${address}`, { tag: '@all' }, () => {
    test.use({ locale });

    // audit.spec.ts hydrates wide pages.
    test('the local times appear without a layout shift', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-01-15T18:00:10Z'));
      await page.setViewportSize({ width: 320, height: 900 });
      const release = await hold(page);
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const times = page.getByText(label, { exact: true });
      const boxes = () =>
        page.getByRole('main').evaluate((main) =>
          [...main.querySelectorAll('li, dd, h2, h3, p')].flatMap((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y + scrollY, width, height];
          }),
        );
      await expect(times).toHaveCount(0);
      const before = await boxes();
      release();
      await hydrated(page);
      await expect(times).toHaveCount(2);
      const after = await boxes();
      const moved = after.map((edge, index) => Math.abs(edge - (before[index] ?? Number.NaN)));
      // Ignores differences below half a pixel: lines of text are rounded to 64ths, each by itself.
      expect(after).toHaveLength(before.length);
      expect(Math.max(...moved)).toBeLessThan(0.5);
      const offices = page.getByRole('main').getByRole('listitem').filter({ hasText: label });
      await expect(offices).toHaveText([card, card], { useInnerText: false });
    });
  });
