/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page must bring its functions along */
/** The chart of two working days in the gallery, for pairs of hours that no site has at once. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ served: 'gallery', expectedComplaints: /favicon|\[vite\]|DevTools/ });

/** Returns the texts of a chart that are not wholly on their shapes: each office's on its own, the others on both. */
function textsAcrossEdges(chart: Locator): Promise<string[]> {
  return chart.evaluate((svg) => {
    const [delivery, client] = svg.querySelectorAll<SVGRectElement>('g > rect[width]');
    const texts = [...svg.querySelectorAll<SVGTextElement>('text')];
    const isShown = (text: SVGTextElement) =>
      text.getClientRects().length > 0 && !text.closest('g:has(line)');
    const isIn = (shape: SVGRectElement, x: number, y: number) => {
      const { x: left, y: top } = shape.getBoundingClientRect();
      const { x: from, y: above } = shape.getBBox();
      return shape.isPointInFill(new DOMPoint(x - left + from, y - top + above));
    };
    return texts.filter(isShown).flatMap((text) => {
      const box = text.getBoundingClientRect();
      // Capitals and digits are about half as high as the line.
      const rows = [box.top + box.height * 0.25, box.bottom - box.height * 0.25];
      const corners = rows.flatMap((y) => [box.left, box.right].map((x) => [x, y] as const));
      const isAt = (shape?: SVGRectElement) =>
        shape !== undefined && corners.every(([x, y]) => isIn(shape, x, y));
      const isOutside = (shape?: SVGRectElement) =>
        shape === undefined || corners.every(([x, y]) => !isIn(shape, x, y));
      const isAnchored = text.parentElement?.closest('g') !== null;
      const isGood = isAnchored
        ? (isAt(delivery) && isOutside(client)) || (isAt(client) && isOutside(delivery))
        : isAt(delivery) && isAt(client);
      return isGood ? [] : [text.textContent ?? ''];
    });
  });
}

test('no text crosses the edge of its shape, whatever the hours', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-01-20T19:00:00Z'));
  await page.goto('/test/gallery/');
  const figures = page.locator('#shared-day figure');
  await expect(figures).toHaveCount(8);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 768, 1024, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const across = await Promise.all((await figures.getByRole('img').all()).map(textsAcrossEdges));
    expect(across.flat(), `at ${width} px`).toEqual([]);
    // The hours of each office are in its shape, or in a sentence below the chart.
    for (const figure of await figures.all()) {
      const hours = figure
        .locator('svg text, figcaption > span')
        .filter({ hasText: /[ap]\.m\..*[ap]\.m\./, visible: true });
      await expect(hours).toHaveCount(2);
    }
  }
});
