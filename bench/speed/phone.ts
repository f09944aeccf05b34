import type { Browser, CDPSession, Page } from '@playwright/test';

/** Lighthouse's mobile device, a Moto G Power: https://github.com/GoogleChrome/lighthouse constants.js */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G in DevTools: 150 ms and 1.6 Mbit/s at the request level, as in Lighthouse's constants. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

declare global {
  // Set in the page: when the last request or long task ended, in ms.
  var lastActivity: number;
}

/** Runs in the page before its code. */
function watchActivity(): void {
  globalThis.lastActivity = 0;
  for (const type of ['resource', 'longtask'])
    new PerformanceObserver(() => (globalThis.lastActivity = performance.now())).observe({
      type,
      buffered: true,
    });
}

type Phone = { page: Page; session: CDPSession; close: () => Promise<void> };

/** @param height of the window in CSS pixels: a taller one shows what visitors would scroll to */
export async function openPhone(browser: Browser, height = phone.viewport.height): Promise<Phone> {
  const context = await browser.newContext({ ...phone, viewport: { ...phone.viewport, height } });
  const page = await context.newPage();
  await page.addInitScript(watchActivity);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  return { page, session, close: () => context.close() };
}

/** Waits after the load event until there has been no request and no long task for a second. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const isQuiet = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
    return loaded > 0 && performance.now() - Math.max(globalThis.lastActivity, loaded) >= 1000;
  };
  await page.waitForFunction(isQuiet, undefined, { polling: 100 });
}
