import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { loadSite } from '../../generate/content/site.ts';
import { openPhone } from './phone.ts';

/** Durations in ms: the slowest event of each interaction; 0 if below the API's threshold of 16 ms. */
export type Interaction = { name: string; times: number[] };

const ui = loadSite('.').languages.en.words.ui;

declare global {
  // Set in the page.
  var slowest: number;
}

/** Runs in the page. Measures Event Timing: input delay, handlers and next paint; https://web.dev/articles/inp */
function watchEvents(): void {
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId > 0) globalThis.slowest = Math.max(globalThis.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Hydrates the page and waits until it has prefetched the others. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

/** A point in the viewport, in CSS pixels. */
export type Point = { x: number; y: number };

/** Taps like a finger, which stays down for a moment; Playwright's tap releases immediately. */
export async function tapAt(session: CDPSession, point: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(80);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not shown`);
  const session = await target.page().context().newCDPSession(target.page());
  await tapAt(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

const journeys: { name: string; address: string; act: (page: Page) => Promise<void> }[] = [
  { name: 'menu', address: '/', act: (page) => tap(page.getByRole('button', { name: ui.menu })) },
  {
    name: 'link',
    address: '/',
    act: (page) => tap(page.locator('footer a[href="/about"]')),
  },
  { name: 'tooltip', address: '/contact', act: (page) => focusByKey(page, 'main button[aria-label]') },
  { name: 'theme', address: '/', act: (page) => tap(page.getByRole('radio', { name: ui.display.dark })) },
  {
    name: 'typing',
    address: '/contact',
    act: (page) => page.locator('textarea').pressSequentially('Hello, two offices.'),
  },
];

/** Focuses an element with the Tab key, so that its tooltip opens. */
async function focusByKey(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.evaluate((element) => {
    const before = element.parentElement?.querySelector<HTMLElement>('a');
    before?.focus();
  });
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip').waitFor();
}

/** Measures each interaction on a throttled CPU, in a new tab each time. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Interaction[]> {
  const found: Interaction[] = [];
  for (const { name, address, act } of journeys) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { page, close } = await openPhone(browser, { network: false });
      await page.goto(origin + address);
      await settle(page);
      await page.evaluate(watchEvents);
      await act(page);
      await page.waitForTimeout(700);
      times.push(await page.evaluate(() => globalThis.slowest));
      await close();
    }
    found.push({ name, times });
  }
  return found;
}

/** Returns the times from a click on a link to the paint of the next, prefetched page's heading, in ms. */
export async function measureNavigation(browser: Browser, origin: string, runs: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, close } = await openPhone(browser, { network: false });
    await page.goto(origin);
    await settle(page);
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('h1')?.textContent;
          addEventListener(
            'click',
            ({ timeStamp }) => {
              const look = () => {
                if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
                else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
              };
              look();
            },
            { capture: true, once: true },
          );
        }),
    );
    await tap(page.locator('footer a[href="/services"]').first());
    times.push(await shown);
    await close();
  }
  return times;
}
