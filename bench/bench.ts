/**
 * `npm run bench`: builds the site, then measures it in turns with its twin without scripts (same HTML and CSS), or with another
 * project: Lighthouse, and what a visitor does on a slow phone. Prints the median of each figure, with the least and the most.
 *
 * node bench/bench.ts [--beside=<folder>] [--runs=5] [--no-build]
 *   --beside  a project that `npm run build` has built to its `dist/`: a peer, or an earlier state of this one
 *   --pages=/,/plan, --taps=link,send  only these
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { endWithNpm } from '#hosting/end-with-npm.ts';
import { launchOptions } from '#scripts/launch-options.ts';
import { siteOfProject } from '#scripts/site-of-project.ts';
import { measurePage } from './speed/lighthouse.ts';
import { run } from './speed/run.ts';
import { serveSites, type Served } from './speed/sites.ts';
import { measureTap, taps } from './speed/taps.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    pages: { type: 'string', default: '/,/nearshoring,/contact,/plan' },
    taps: { type: 'string', default: 'link,article,send,copy,planner' },
    runs: { type: 'string', default: '5' },
    build: { type: 'boolean', default: true },
    beside: { type: 'string' },
  },
});
const pages = values.pages.split(',');
const tapped = taps.filter(({ what }) => values.taps.split(',').includes(what));

endWithNpm();
siteOfProject('.');
if (values.build) await run(['npx', 'vite', 'build']);
const sites = await serveSites(values.beside);
// A signal ends this process, and with it the browser: Playwright's own handlers would go on.
const browser = await chromium.launch({ ...launchOptions, handleSIGTERM: false, handleSIGHUP: false });

/** The values of all runs, by figure and site. */
const figures: Record<string, Record<string, number[]>> = {};

async function measure(
  what: string,
  site: string,
  take: () => Promise<Record<string, number>>,
): Promise<void> {
  try {
    for (const [name, value] of Object.entries(await take()))
      ((figures[`${what}, ${name}`] ??= {})[site] ??= []).push(value);
  } catch (error) {
    // One that fails does not lose the others.
    console.warn(`${what}, ${site}: ${String(error).split('\n')[0]}`);
  }
}

async function measureSite({ name, origin, has }: Served): Promise<void> {
  for (const address of pages.filter(has)) await measure(address, name, () => measurePage(origin + address));
  for (const tap of tapped)
    // What needs code has an answer on its page, and the twin none.
    if (has(tap.address) && !(tap.answer && name === 'twin'))
      await measure(`${tap.what} ${tap.before}`, name, () => measureTap(browser, origin, tap));
}

// In alternating order, so that what is warm favors none.
for (let turn = 0; turn < Number(values.runs); turn += 1)
  for (const site of turn % 2 === 0 ? sites : sites.toReversed()) await measureSite(site);
await browser.close();
for (const { stop } of sites) await stop();

function cell(runs: readonly number[]): string {
  const sorted = runs
    .toSorted((a, b) => a - b)
    .map((value) => String(Number(value.toFixed(value < 10 ? 2 : 0))));
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`;
}

console.table(
  Object.fromEntries(
    Object.entries(figures).map(([name, bySite]) => [
      name,
      Object.fromEntries(Object.entries(bySite).map(([site, runs]) => [site, cell(runs)])),
    ]),
  ),
);
