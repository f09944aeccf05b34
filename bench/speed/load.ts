import type { Browser, Page } from '@playwright/test';
import { openPhone } from './phone.ts';

/** Encoded bytes of the responses received by some moment, by type, and the number of requests. */
export type Arrived = {
  document: number;
  script: number;
  font: number;
  image: number;
  other: number;
  requests: number;
};

/** A cold load: times in ms, layout shift score, and what had been received by first paint, load and idle. */
export type Load = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  paint: Arrived;
  load: Arrived;
  idle: Arrived;
};

type Watch = { lcp: number; cls: number; tasks: [start: number, duration: number][]; last: number };

declare global {
  // Set in the page.
  var watch: Watch;
}

/** Runs in the page before its code. */
export function startWatch(): void {
  const watch: Watch = { lcp: 0, cls: 0, tasks: [], last: 0 };
  globalThis.watch = watch;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      watch.last = performance.now();
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (watch.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => watch.tasks.push([startTime, duration]));
  // The types of the browser lack LayoutShift.
  type Shift = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  observe('layout-shift', ({ value = 0, hadRecentInput }: Shift) => {
    if (!hadRecentInput) watch.cls += value;
  });
  observe('resource', () => {});
}

// A page counts as idle after this long without activity, in ms.
const quiet = 1000;

/** Waits after the load event until there has been no request and no long task for a while. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const isQuiet = (least: number) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const isLoaded = navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd > 0;
    const since = Math.max(globalThis.watch.last, isLoaded ? navigation.loadEventEnd : performance.now());
    return performance.now() - since >= least;
  };
  await page.waitForFunction(isQuiet, quiet, { polling: 100 });
}

/** Runs in the page once it is idle. */
function report(): Load {
  const { watch } = globalThis;
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming))
    throw new Error('the page has no navigation entry');
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  // The document among them.
  const resources = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
  const typeOf = ({ name, entryType }: PerformanceEntry) => {
    if (entryType === 'navigation') return 'document';
    if (name.endsWith('.js')) return 'script';
    if (name.endsWith('.woff2')) return 'font';
    return /\.(?:png|jpe?g|webp|avif|svg|ico)$/.test(name) ? 'image' : 'other';
  };
  const arrivedBy = (moment: number) => {
    const sum = { document: 0, script: 0, font: 0, image: 0, other: 0, requests: 0 };
    for (const each of resources) {
      if (each.responseEnd > moment) continue;
      sum[typeOf(each)] += each.encodedBodySize;
      sum.requests += 1;
    }
    return sum;
  };
  return {
    fcp,
    lcp: watch.lcp,
    // Total blocking time from first paint: https://web.dev/articles/tbt
    tbt: watch.tasks.filter(([start]) => start >= fcp).reduce((sum, [, time]) => sum + time - 50, 0),
    cls: watch.cls,
    paint: arrivedBy(fcp),
    load: arrivedBy(navigation.loadEventStart),
    idle: arrivedBy(Infinity),
  };
}

/** Loads an address with a cold cache, without interaction, until it is idle. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(startWatch);
  await page.goto(address);
  await waitUntilIdle(page);
  const load = await page.evaluate(report);
  await close();
  return load;
}
