/** From what a visitor does to the first paint with the answer. */
import type { Browser, Locator, Page } from '@playwright/test';

type Before = 'first gesture' | 'while the code arrives';

type Tap = {
  what: string;
  before: Before;
  address: string;
  on: string;
  typed?: string;
  /** A selector of the element whose text is the answer; another page if absent. */
  answer?: string;
};

/** In ms: from the tap to the answer, and the longest task in between (0 below 50). */
type Answer = { 'answer ms': number; 'longest task ms': number };

declare global {
  // Set in the page, by the browser.
  var answered: (answer: Answer) => void;
}

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

/** @param height of the window in CSS pixels: a taller one shows what visitors would scroll to */
async function openPhone(browser: Browser, height = phone.viewport.height): Promise<Page> {
  const page = await browser.newPage({ ...phone, viewport: { ...phone.viewport, height } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  // Chromium does not slow down what it prefetches by these rules.
  await session.send('Network.setBlockedURLs', { urls: ['*.speculationrules'] });
  return page;
}

/** Waits until there have been no requests for half a second, and for what the code does afterwards. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

/** Runs in the page before its code. The tap may open another document, so its time is stored. */
function watchTaps(answer: string | undefined): void {
  const text = () => (answer === undefined ? location.pathname : document.querySelector(answer)?.textContent);
  const now = () => performance.timeOrigin + performance.now();
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  // After a moment in which the last long task is reported.
  const report = (at: number) =>
    setTimeout(() => {
      const tapped = Number(sessionStorage['tapped']);
      const inBetween = tasks.filter(({ startTime, duration }) => {
        const start = performance.timeOrigin + startTime;
        return start + duration > tapped && start < at;
      });
      const longest = Math.max(0, ...inBetween.map(({ duration }) => duration));
      globalThis.answered({ 'answer ms': at - tapped, 'longest task ms': longest });
    }, 300);

  if (sessionStorage['tapped']) {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) report(performance.timeOrigin + paint.startTime);
    }).observe({ type: 'paint', buffered: true });
    return;
  }
  const onTap = (event: Event) => {
    if (!sessionStorage['armed'] || sessionStorage['tapped']) return;
    sessionStorage['tapped'] = performance.timeOrigin + event.timeStamp;
    const before = text();
    const look = (): unknown =>
      // A task after the frame's callbacks runs when it has been painted.
      requestAnimationFrame(() => (text() === before ? look() : setTimeout(() => report(now()))));
    look();
  };
  for (const type of ['pointerdown', 'input']) addEventListener(type, onTap, true);
}

const timeout = 30_000;

// So tall that nothing has to be scrolled to, which would be a gesture. Links are measured in an ordinary window.
const tall = 2200;

// A message that can be sent, stored before the page looks for one.
const draft = { firstName: 'Ana', lastName: 'Mora', email: 'ana@example.com', message: 'Hello' };

async function doTap(page: Page, { typed, on, address }: Tap, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${address} has no ${on}`);
  const middle = box.y + box.height / 2;
  if (middle > (page.viewportSize()?.height ?? 0))
    throw new Error(`${address} has no ${on} in its first view`);
  await page.evaluate(() => (sessionStorage['armed'] = 'yes'));
  await page.touchscreen.tap(box.x + box.width / 2, middle);
  if (typed !== undefined) await target.fill(typed);
}

/** @throws Error if there is no answer within half a minute */
export async function measureTap(browser: Browser, origin: string, tap: Tap): Promise<Answer> {
  const page = await openPhone(browser, ...(tap.answer ? [tall] : []));
  try {
    const { promise: answered, resolve, reject } = Promise.withResolvers<Answer>();
    await page.exposeFunction('answered', resolve);
    await page.addInitScript((text) => (sessionStorage['contact-draft'] ??= text), JSON.stringify(draft));
    await page.addInitScript(watchTaps, tap.answer);
    await page.goto(origin + tap.address);
    const target = page.locator(tap.on).first();
    await waitUntilIdle(page);
    if (tap.before === 'while the code arrives') {
      await page.evaluate(() => document.body.dispatchEvent(new Event('wheel', { bubbles: true })));
      await page.waitForTimeout(700);
    }
    await doTap(page, tap, target);
    setTimeout(reject, timeout, new Error('no answer')).unref();
    return await answered;
  } finally {
    // Also of a tap without an answer, whose page would slow down the next ones.
    await page.close();
  }
}

const toPage = ':is(header, main) a[href^="/"]:not([href="/"], [href*="."]):visible';
const toArticle = 'main :is(h2, h3) a[href^="/"]:visible';

/** What needs code has an `answer` on its page; the twin can do the rest too. */
export const taps: readonly Tap[] = [
  { what: 'link', before: 'first gesture', address: '/', on: toPage },
  { what: 'link', before: 'while the code arrives', address: '/', on: toPage },
  { what: 'article', before: 'first gesture', address: '/insights', on: toArticle },
  { what: 'article', before: 'while the code arrives', address: '/insights', on: toArticle },
  {
    what: 'send',
    before: 'first gesture',
    address: '/contact',
    on: 'main form [type=submit]',
    answer: 'main form ~ output',
  },
  {
    what: 'copy',
    before: 'first gesture',
    address: '/contact',
    on: 'main aside button[data-tooltip]',
    answer: '[role=region] [role=dialog]',
  },
  {
    what: 'planner',
    before: 'first gesture',
    address: '/plan',
    on: 'main input[type=time]',
    typed: '11:00',
    answer: '[aria-labelledby=planner] desc',
  },
];
