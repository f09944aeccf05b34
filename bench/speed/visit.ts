import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { tap } from './interactions.ts';
import { openPhone } from './phone.ts';

/**
 * Encoded bytes (headers included) and requests of a first view without interaction, and the bytes of three pages.
 */
export type Visit = { firstView: number; requests: number; threePages: number };

// Time on each page in ms, long enough for it to make all of its own requests.
const dwellTime = 6000;

/** Opens the home page and follows two links of the footer, waiting on each page until it is idle. */
export async function measureVisit(browser: Browser, origin: string): Promise<Visit> {
  const { page, session, close } = await openPhone(browser, { network: false });
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(origin);
  await wait(dwellTime);
  const first = { firstView: bytes, requests };
  for (const address of ['/services', '/contact']) {
    await tap(page.locator(`footer a[href="${address}"]`).first());
    await page.waitForURL(origin + address);
    await wait(dwellTime);
  }
  await close();
  return { ...first, threePages: bytes };
}
