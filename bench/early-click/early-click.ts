/**
 * Measures the time from a tap before hydration to the next document's first paint, on a phone on slow 4G: without
 * speculation rules, and with rules that prefetch documents on press or when a link is likely to be pressed. Uses the
 * last build; see docs/decisions/0031-no-speculation-rules.md.
 *
 * node bench/early-click/early-click.ts [--runs=7]
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../scripts/launch-options.ts';
import { parsePositive } from '../../scripts/options.ts';
import { openPhone } from '../speed/phone.ts';
import { serveFolder } from '../speed/sites.ts';
import { median } from '../speed/table.ts';
import { startThrottledProxy } from './throttled-proxy.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = parsePositive('runs', values.runs);
const variants = ['none', 'conservative', 'moderate'] as const;
/** Delay of the tap after the first paint, in ms: while the font, or the code, is loading. */
const moments = { 'at once': 100, 'while the code comes': 1000 };

/** Returns the time from touch to the next document's first paint, in ms. */
async function tapEarly(browser: Browser, origin: string, delay: number): Promise<number> {
  const { page, session, close } = await openPhone(browser, { network: false });
  await page.goto(`${origin}/about`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const link = page.locator('header a[href="/"]').first();
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is not shown');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await wait(delay);
  const landed = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(80);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForURL(`${origin}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { painted, isDocument } = await page.evaluate(() => ({
    painted:
      performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
    isDocument: performance.getEntriesByType('navigation')[0]?.name === location.href,
  }));
  await close();
  if (!isDocument) throw new Error('the page was hydrated already');
  return painted - landed;
}

const site = await serveFolder('dist');
const browser = await chromium.launch(launchOptions);
for (const [name, delay] of Object.entries(moments)) {
  const times = new Map<string, number[]>(variants.map((variant) => [variant, []]));
  const prefetches = new Map<string, number>();
  for (let run = 0; run < runs; run += 1) {
    for (const variant of variants) {
      const proxy = await startThrottledProxy(site.origin, variant === 'none' ? undefined : variant);
      times.get(variant)?.push(await tapEarly(browser, proxy.origin, delay));
      prefetches.set(variant, (prefetches.get(variant) ?? 0) + proxy.prefetches());
      proxy.stop();
    }
  }
  for (const [variant, all] of times) {
    const sorted = all.toSorted((a, b) => a - b).map(Math.round);
    console.log(
      `${name.padEnd(22)} ${variant.padEnd(14)} median ${median(sorted)} ms of ${sorted.join(' ')}, ${prefetches.get(variant)} prefetches`,
    );
  }
}
await browser.close();
site.stop();
