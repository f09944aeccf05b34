import { fill } from '../../app/site/fill.ts';
import { words as wordsOf } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const words = wordsOf('home').sharedDay;
const chart = { name: words.title } as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chart shows a winter day, in words too', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('img', chart)).toContainText(fill(words.shared, { hours: 7 }));
    await expect(page.getByText(fill(words.seasons, { winter: 7, summer: 8 }))).toBeVisible();
  });
});

for (const [season, instant, hours, times] of [
  ['winter', '2026-01-20T20:30:00Z', 7, '14:30 CST · 12:30 PST'],
  ['summer', '2026-07-20T20:30:00Z', 8, '14:30 CST · 13:30 PDT'],
] as const) {
  test(`on a ${season} day the live chart has ${hours} shared hours and both offices’ time`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(instant));
    await visit(page, '/');
    const figure = page.getByRole('figure').filter({ has: page.getByRole('img', chart) });
    await expect(figure.getByRole('img')).toContainText(fill(words.shared, { hours }));
    await expect(figure).toContainText(fill(words.now, { times }));
  });
}

for (const [hours, time, parts] of [
  ['the shared hours', '20:30', 2],
  ['the evening', '01:30', 1],
] as const) {
  test(`in ${hours} the line of the present has as many parts as the words leave it`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`2026-01-20T${time}:00Z`));
    await visit(page, '/');
    // It is drawn last of the chart's rectangles: above the shapes, and two pixels wide.
    const line = page.getByRole('img', chart).locator('g:has(> rect)').last().locator('rect');
    await expect(line).toHaveCount(parts);
    for (const part of await line.all()) await expect(part).toHaveCSS('width', '2px');
  });
}
