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

type Phone = { page: Page; session: CDPSession; close: () => Promise<void> };

/** @param height of the window in CSS pixels: a taller one shows what visitors would scroll to */
export async function openPhone(browser: Browser, height = phone.viewport.height): Promise<Phone> {
  const context = await browser.newContext({ ...phone, viewport: { ...phone.viewport, height } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  return { page, session, close: () => context.close() };
}
