/** From what a visitor does to the answer on the page. */
import type { Browser } from '@playwright/test';

type Tap = {
  what: string;
  before: 'first gesture' | 'while the code arrives';
  address: string;
  on: string;
  typed?: string;
  /** A selector of the element whose text is the answer; the heading of another page if absent. */
  answer?: string;
};

/** Lighthouse's mobile device, a Moto G Power: https://github.com/GoogleChrome/lighthouse constants.js */
const phone = { deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const width = 412;
// The height for what has its answer on the page: so tall that nothing has to be scrolled to, which would be a gesture.
const [height, tall] = [823, 2200];

/** Slow 4G in DevTools: 150 ms and 1.6 Mbit/s at the request level, as in Lighthouse's constants. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

// Before the page's own: a message that can be sent.
const draft = { firstName: 'Ana', lastName: 'Mora', email: 'ana@example.com', message: 'Hello' };

/** @throws Error if there is no answer within half a minute */
export async function measureTap(
  browser: Browser,
  origin: string,
  { address, answer, before, on, typed }: Tap,
): Promise<{ 'answer ms': number }> {
  const viewport = { width, height: answer ? tall : height };
  const context = await browser.newContext({ ...phone, viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await page.addInitScript((text) => (sessionStorage['contact-draft'] ??= text), JSON.stringify(draft));
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    const target = page.locator(on).first();
    const box = await target.boundingBox();
    if (!box || box.y > viewport.height) throw new Error(`${address} has no ${on} in its first view`);
    if (before === 'while the code arrives') {
      await page.evaluate(() => document.body.dispatchEvent(new Event('wheel', { bubbles: true })));
      await page.waitForTimeout(700);
    }
    const shown = answer ?? 'h1';
    const old = await page.evaluate((selector) => document.querySelector(selector)?.textContent, shown);
    const start = performance.now();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    if (typed !== undefined) await target.fill(typed);
    await page.waitForFunction(
      ([selector, text]) => ![text, undefined].includes(document.querySelector(selector)?.textContent),
      [shown, old] as const,
    );
    return { 'answer ms': performance.now() - start };
  } finally {
    // Also of a tap without an answer, whose page would slow down the next ones.
    await context.close();
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
