import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Lighthouse's mobile device, a Moto G Power: https://github.com/GoogleChrome/lighthouse constants.js */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G in DevTools: 150 ms and 1.6 Mbit/s at the request level, as in Lighthouse's constants. */
export const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

export const slowdown = 4;

/** Opens a new tab with a cold cache and a throttled CPU, by default on slow 4G. */
export async function openPhone(
  browser: Browser,
  { network = true, ...options }: BrowserContextOptions & { network?: boolean } = {},
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', slow4g);
  return { page, session, close: () => context.close() };
}
