import { words } from './content.ts';
import { expect, test } from './fixtures.ts';

const { advantages } = words('nearshoring');

test('the figure is the largest text of its item', { tag: '@all' }, async ({ page }) => {
  await page.goto('/nearshoring');
  const item = page.getByRole('region', { name: advantages.title }).getByRole('listitem').first();
  const size = (selector: string) =>
    item
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const figure = await size('p[aria-hidden] span');
  expect(figure).toBeGreaterThan(1.4 * (await size('h3')));
  expect(figure).toBeGreaterThan(1.4 * (await size('p[aria-hidden] span + span')));
});

test(
  'the advantages alternate left and right, or stand below one another on a phone',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/nearshoring');
    const items = page.getByRole('region', { name: advantages.title }).getByRole('listitem');
    const sides: string[] = [];
    for (const item of await items.all()) {
      const text = await item.getByRole('heading').boundingBox();
      const panel = await item.locator('p[aria-hidden]').boundingBox();
      if (!text || !panel) throw new Error('an advantage is not on the screen');
      sides.push(panel.x > text.x + 100 ? 'right' : text.x > panel.x + 100 ? 'left' : 'below');
    }
    const alternating = sides.map((_, index) => (index % 2 === 0 ? 'right' : 'left'));
    expect(sides).toEqual(isMobile ? sides.map(() => 'below') : alternating);
  },
);
