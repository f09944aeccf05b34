/** What the audit changes about an open page, as a visitor's device or setting would. */
import type { Page } from '@playwright/test';
import { expect } from '../document-fixtures.ts';

/** Makes the browser report a touch screen without a mouse, and narrows the window to a phone's. */
export async function becomePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
}

/** Sets the browser's font size, in pixels. Media queries in rem follow it in documents that are loaded afterwards. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size - 3 } });
}

export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = innerHeight; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

export async function returnToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
