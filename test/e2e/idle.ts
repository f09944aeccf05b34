import { expect, type Page, type Request } from '@playwright/test';

/**
 * Waits until an idle page makes no more requests. Playwright's `networkidle` fires only once per document, at the
 * first half second without a request.
 */
export type Idle = () => Promise<void>;

/** Counts the requests of a page from the start. */
export async function idleFixture(
  { page }: { page: Page },
  provide: (idle: Idle) => Promise<void>,
): Promise<void> {
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    open.add(request);
    asked += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await provide(async () => {
    let before: number;
    do {
      before = asked;
      await page.evaluate(async () => {
        for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
      });
      await expect.poll(() => open.size, 'every request is answered').toBe(0);
    } while (asked > before);
  });
}
