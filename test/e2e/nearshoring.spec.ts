import { expect, test } from './fixtures.ts';

test('advantages alternate, but not on a phone', { tag: ['@all', '@phone'] }, async ({ page, isMobile }) => {
  await page.goto('/nearshoring');
  const sides: string[] = [];
  for (const item of await page.locator('main li:has(div[aria-hidden])').all()) {
    const text = await item.getByRole('heading').boundingBox();
    const panel = await item.locator('div[aria-hidden]').boundingBox();
    if (!text || !panel) throw new Error('an advantage is not on the screen');
    sides.push(panel.x > text.x + 100 ? 'right' : text.x > panel.x + 100 ? 'left' : 'below');
    // The figure is the largest text of its item.
    const [figure, title] = await item
      .locator('div[aria-hidden] > p, h3')
      .evaluateAll((all) =>
        all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)).toSorted((a, b) => b - a),
      );
    expect(figure).toBeGreaterThan(1.4 * (title ?? 0));
  }
  expect(sides).toEqual(isMobile ? Array(4).fill('below') : ['right', 'left', 'right', 'left']);
});
