import { expect, type Locator, type Page } from '@playwright/test';

// Polled at short, constant intervals, because scrolling ends within a second.
const intervals = [100];

export async function expectBelowHeader(page: Page, target: Locator): Promise<void> {
  const distance = async () => {
    // Positions change per frame: two reads within a frame would look like the end. Without scripts there are no
    // frame callbacks and no smooth scrolling.
    await page.evaluate(async () => {
      if (matchMedia('(scripting: none)').matches) return;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const header = await page.getByRole('banner').boundingBox();
    const box = await target.boundingBox();
    return header && box ? box.y - (header.y + header.height) : Number.NaN;
  };
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const below = await distance();
        const isAtRest = below === before;
        before = below;
        return isAtRest && below >= 0 && below < 60 ? 'just below' : `${below} px from the header`;
      },
      { intervals },
    )
    .toBe('just below');
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await expectScroll(page, top);
}

export async function expectScroll(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => Math.round(scrollY)), { intervals }).toBe(top);
}

/** Runs in a page, and records from then on where it scrolls. */
export function recordHeights(): void {
  const heights: number[] = [];
  Object.assign(window, { passedHeights: heights });
  addEventListener('scroll', () => heights.push(Math.round(scrollY)));
}

export async function recordScroll(page: Page): Promise<void> {
  await page.evaluate(recordHeights);
}

export async function heightsOnTheWay(page: Page, from = 0): Promise<number> {
  return page.evaluate((from) => {
    const { passedHeights } = window as unknown as { passedHeights: number[] };
    const to = Math.round(scrollY);
    return new Set(passedHeights.filter((height) => height !== from && Math.abs(height - to) > 2)).size;
  }, from);
}
