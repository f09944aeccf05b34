/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page must bring its functions along */
/** The chart of two working days, as it would be drawn for offices with other hours and longer names. */
import type { Locator, Page } from '@playwright/test';
import { formatTime } from '#packages/time/clock.ts';
import { expect, footerLink, test, visit } from './fixtures.ts';

const [costa, pacific] = ['America/Costa_Rica', 'America/Los_Angeles'];

/** The zones and hours of the office that delivers, and of that which meets clients, by what they share. */
const pairs: Record<string, readonly [delivery: string, client: string]> = {
  'most of the day': [`${costa} 09:00 18:00`, `${pacific} 09:00 18:00`],
  'five and a half hours': [`${costa} 07:00 16:00`, `${pacific} 08:30 17:30`],
  'half an hour': [`${costa} 06:00 11:00`, `${pacific} 08:30 17:00`],
  'all of the day': [`${costa} 08:30 17:30`, `${costa} 08:30 17:30`],
  'one day within the other': [`${costa} 06:00 20:00`, `${pacific} 10:00 11:30`],
  'nothing, on one day': ['Asia/Kathmandu 09:15 18:15', `${pacific} 08:00 16:00`],
  'nothing, between an hour and a night': [`${costa} 09:00 09:30`, 'Asia/Tokyo 00:00 08:00'],
  'from midnight to midnight': [`${costa} 00:00 23:59`, 'Australia/Sydney 00:00 23:59'],
};

/** Gives the offices other hours in the code of the site, and a longer name and sentence. */
async function changeOffices(page: Page, [delivery, client]: readonly [string, string]): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/side:`(\w+)`,timeZone:`[^`]+`,opens:`[^`]+`,closes:`[^`]+`/g, (_, side: string) => {
        const [timeZone, opens, closes] = (side === 'client' ? client : delivery).split(' ');
        return JSON.stringify({ side, timeZone, opens, closes }).slice(1, -1);
      })
      .replace('name:`San Jose`', 'name:`San Francisco`')
      .replace('Both open for', 'Both offices are open for');
    await route.fulfill({ response, body });
  });
}

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

test.describe('no text crosses the edge of its shape', { tag: '@all' }, () => {
  for (const [shared, pair] of Object.entries(pairs))
    test(`where offices share ${shared}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.setFixedTime(new Date('2026-01-20T19:00:00Z'));
      await changeOffices(page, pair);
      // The document of the home page has the offices as they are.
      await visit(page, '/terms');
      await footerLink(page, 'home').click();
      const figure = page.getByRole('figure').first();
      const [, opens = ''] = pair[0].split(' ');
      await expect(figure).toContainText(`open from ${formatTime(opens, { halves: ['a.m.', 'p.m.'] })} to`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 390, 768, 1024, 1366, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await textsAcrossEdges(figure.getByRole('img')), `at ${width} px`).toEqual([]);
        // The hours of each office are in its shape, or in a sentence below the chart.
        const hours = figure
          .locator('svg text, figcaption > span')
          .filter({ hasText: /[ap]\.m\..*[ap]\.m\./, visible: true });
        await expect(hours).toHaveCount(2);
      }
    });
});
