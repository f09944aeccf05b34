import type { Page } from '@playwright/test';

/** Records the layout shifts of a page, from the first paint of each of its documents. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls through a page, so that it loads all of its pictures. */
export async function scrollThrough(page: Page): Promise<void> {
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
}

/** Returns the sum of the recorded layout shift scores. */
export async function shifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Shifts are reported after the frame that shows them.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { moved } = window as unknown as { moved: number[] };
    return moved.reduce((sum, value) => sum + value, 0);
  });
}
