import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { loadSite } from '../../generate/content/site.ts';
import { tapAt, type Point } from './interactions.ts';
import { openPhone } from './phone.ts';

/**
 * The first gesture on a page, in ms for each run: its slowest event (0 if below 16), and the time until its effect
 * (NaN if there was none).
 */
export type FirstGesture = { name: string; moment: string; events: number[]; done: number[] };

type Journey = {
  name: string;
  address: string;
  target: string;
  /** Resolves once the gesture has had its effect. */
  done: (page: Page) => Promise<unknown>;
  /** Fills fields without events, as browsers do when they restore a page. */
  filled?: boolean;
  letter?: string;
  hovers?: boolean;
  /** Whether the site's code handles the gesture, rather than the browser. */
  byCode?: true;
};

const { panel } = loadSite('.').languages.en.words.contact;
const timeout = 12_000;
const has = (page: Page, selector: string) => page.waitForSelector(selector, { timeout, state: 'attached' });
const isTyped = (page: Page) =>
  page.waitForFunction(() => (document.activeElement as HTMLInputElement).value.includes('a'), { timeout });

const journeys: readonly Journey[] = [
  {
    name: 'link',
    address: '/',
    target: 'main a[href="/contact"]',
    done: (page) => has(page, 'textarea'),
  },
  { name: 'menu', address: '/', target: '[popovertarget]', done: (page) => has(page, '#menu:popover-open') },
  {
    name: 'theme',
    byCode: true,
    address: '/terms',
    target: 'label:has([value=dark])',
    done: (page) => has(page, 'html[data-theme=dark]'),
  },
  {
    name: 'copy',
    byCode: true,
    address: '/contact',
    target: `[aria-label="${panel.copyEmail}"]`,
    done: (page) => page.getByText(panel.copied, { exact: true }).first().waitFor({ timeout }),
  },
  {
    name: 'tooltip',
    byCode: true,
    address: '/nearshoring',
    target: 'th [data-tooltip]',
    done: (page) => has(page, '[role=tooltip]'),
    hovers: true,
  },
  { name: 'letter, form', address: '/contact', target: 'textarea', done: isTyped, letter: 'a' },
  {
    name: 'letter, planner',
    address: '/plan',
    target: 'section[aria-labelledby=planner] input',
    done: isTyped,
    letter: 'a',
  },
  {
    name: 'Send Message',
    byCode: true,
    address: '/contact',
    target: 'form [type=submit]',
    done: (page) => page.locator('output:not(:empty)').first().waitFor({ timeout }),
    filled: true,
  },
];

/** Delays of the gesture after the first paint, in ms. */
const moments = { 'at the first paint': 0, 'a second later': 1000 };

/** Runs in every new document. Keeps the slowest event in session storage, so that it survives navigation by a link. */
function trackSlowestEvent(): void {
  // Overrides the connection type, which Chromium reports as 3G: earlier releases waited for a gesture on 3G.
  const { connection } = navigator as { connection?: object };
  if (connection) Object.defineProperty(connection, 'effectiveType', { get: () => '4g' });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const before = Number(sessionStorage.getItem('slowest'));
      sessionStorage.setItem('slowest', String(Math.max(before, duration)));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Calls a function in the page. Bypasses Playwright, whose calls count as user activation: the boot script would take
 * that for a gesture it missed.
 */
async function call<Given, Result>(
  session: CDPSession,
  inPage: (given: Given) => Result,
  given: Given,
): Promise<Result> {
  const expression = `(${String(inPage)})(${JSON.stringify(given)})`;
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as Result;
}

async function waitForPaint(session: CDPSession): Promise<void> {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  while (!(await call(session, isPainted, undefined))) await wait(10);
}

/** Runs in the page. Scrolls to an element and returns its centre. */
function middleOf(selector: string): Point {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no element matches ${selector}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page. */
function fillForm(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')) {
    field.value = field.type === 'email' ? 'ada@example.org' : 'Ada';
  }
}

/** Moves a mouse onto a point in steps: the first event reports no movement, so the page takes the mouse to be at rest. */
async function hoverAt(session: CDPSession, { x, y }: Point): Promise<void> {
  for (const from of [8, 4, 0]) {
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x - from, y });
  }
}

async function measure(browser: Browser, origin: string, journey: Journey, delay: number) {
  const { address, target, done, filled, letter, hovers = false } = journey;
  const pointer = hovers ? { isMobile: false, hasTouch: false } : {};
  const { page, session, close } = await openPhone(browser, pointer);
  await page.addInitScript(trackSlowestEvent);
  await page.goto(origin + address, { waitUntil: 'commit' });
  await waitForPaint(session);
  const point = await call(session, middleOf, target);
  if (filled) await call(session, fillForm, undefined);
  await wait(delay);
  const begun = performance.now();
  if (hovers) await hoverAt(session, point);
  else await tapAt(session, point);
  if (letter) await page.keyboard.press(letter);
  const ended = await done(page).then(
    () => performance.now(),
    () => NaN,
  );
  await wait(300);
  const events = Number(await page.evaluate(() => sessionStorage.getItem('slowest')));
  await close();
  return { events, done: ended - begun };
}

/** Measures Back as the first gesture, until the previous page is visible. */
async function measureBack(browser: Browser, origin: string, delay: number) {
  const { page, session, close } = await openPhone(browser);
  await page.addInitScript(trackSlowestEvent);
  await page.goto(`${origin}/about`);
  await page.goto(`${origin}/terms`, { waitUntil: 'commit' });
  await waitForPaint(session);
  await wait(delay);
  const begun = performance.now();
  await page.goBack({ waitUntil: 'commit' });
  await waitForPaint(session);
  const done = performance.now() - begun;
  await close();
  return { events: 0, done };
}

/**
 * Measures each gesture as the first event of a cold page, on a phone on slow 4G. For a site without scripts, skips the
 * gestures that need code.
 */
export async function measureFirstGestures(
  browser: Browser,
  origin: string,
  runs: number,
  { hasScripts = true } = {},
): Promise<FirstGesture[]> {
  const found: FirstGesture[] = [];
  for (const [moment, delay] of Object.entries(moments)) {
    for (const journey of [...journeys, undefined]) {
      const row: FirstGesture = { name: journey?.name ?? 'Back', moment, events: [], done: [] };
      const times = hasScripts || !journey?.byCode ? runs : 0;
      for (let run = 0; run < times; run += 1) {
        const one = journey
          ? await measure(browser, origin, journey, delay)
          : await measureBack(browser, origin, delay);
        row.events.push(one.events);
        row.done.push(one.done);
      }
      found.push(row);
    }
  }
  return found;
}
