import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/launch-options.ts';

/** Whether a page was restored from the back-forward cache; if not, the browser's reasons. */
export type BackForward = { restored: boolean; reasons: string[] };

/** Navigates from a hydrated page to another document and back. Playwright disables this cache by default. */
export async function measureBackForward(origin: string): Promise<BackForward> {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.goto(origin);
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto(`${origin}/about`);
  await page.evaluate(() => history.back());
  // A restored page has no second load event.
  await page.waitForURL(`${origin}/`, { waitUntil: 'commit' });
  await page.waitForTimeout(1000);
  const found = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons?: { reason: string }[] } | null;
    })[];
    return {
      restored: document.documentElement.dataset.persisted === 'true',
      reasons: entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [],
    };
  });
  await browser.close();
  return found;
}
