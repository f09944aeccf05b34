import { offices } from './content.ts';
import { expect, test } from './fixtures.ts';
import { nearshoring, visitTools } from './numbers.ts';

const { planner: words } = nearshoring;

test('every day in the picture has its name, inside its shape or beside it', async ({ page }) => {
  const addresses = [
    '?zone=America/New_York&offshore=Asia/Kolkata',
    '?zone=Asia/Kolkata&from=09:00&to=10:00&offshore=America/Argentina/Buenos_Aires',
  ];
  for (const address of addresses) {
    const { planner, offshore } = await visitTools(page, address);
    const picture = planner.locator('svg[role=img]');
    const [offshoreCity = ''] = (await offshore.inputValue()).split(',');
    const names = [words.you, ...offices.delivery.name, offices.client.name, offshoreCity];
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

test('a field for a time is as high as one for text', async ({ page }) => {
  const { zone, opens, closes } = await visitTools(page);
  const heights = await Promise.all(
    [zone, opens, closes].map(async (field) => (await field.boundingBox())?.height),
  );
  expect(new Set(heights).size).toBe(1);
});
