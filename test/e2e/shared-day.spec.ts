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
