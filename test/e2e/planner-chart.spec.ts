import { fill } from '../../app/site/fill.ts';
import { offices } from './content.ts';
import { expect, test } from './fixtures.ts';
import { planWords, visitTools, cityOf, labelOf } from './tools.ts';

const { planner: words } = planWords;

test('every day in the chart has its name inside or next to its shape', { tag: '@all' }, async ({ page }) => {
  const visits = [
    ['?zone=America/New_York', 'Asia/Kolkata'],
    ['?zone=Asia/Kolkata&from=09:00&to=10:00', 'America/Argentina/Buenos_Aires'],
  ] as const;
  for (const [address, zone] of visits) {
    const { planner, offshore } = await visitTools(page, `${address}&offshore=${zone}`);
    await expect(offshore).toHaveValue(labelOf(zone));
    const picture = planner.locator('svg[role=img]');
    const names = [words.you, offices.delivery.name, offices.client.name, cityOf(zone)];
    const box = await picture.boundingBox();
    for (const name of names) {
      const text = picture.locator('text').filter({ hasText: name }).first();
      await expect(text).toBeVisible();
      const at = await text.boundingBox();
      expect(at!.x, name).toBeGreaterThanOrEqual(box!.x - 1);
      expect(at!.x + at!.width, name).toBeLessThanOrEqual(box!.x + box!.width + 1);
    }
  }
});

test('a day of nearly 24 hours stays within the chart', { tag: '@all' }, async ({ page }) => {
  for (const hours of ['from=00:00&to=23:59', 'from=00:30&to=00:29']) {
    const { planner } = await visitTools(page, `?zone=America/New_York&${hours}`);
    const picture = planner.getByRole('img', {
      name: fill(words.picture, { city: cityOf('America/New_York') }),
    });
    // All shapes are in the nested svg, which clips them.
    await expect(picture.locator('> svg')).toHaveCSS('overflow', 'hidden');
    await expect(picture.locator('> svg rect').first()).toBeAttached();
    await expect(picture.locator('> rect')).toHaveCount(0);
  }
});

test('time fields are as high as text fields', { tag: '@all' }, async ({ page }) => {
  const { zone, opens, closes } = await visitTools(page);
  const heights = await Promise.all(
    [zone, opens, closes].map(async (field) => (await field.boundingBox())?.height),
  );
  expect(new Set(heights).size).toBe(1);
});
