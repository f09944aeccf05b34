/**
 * `npm run bench`: builds the site, then measures every page and its script-free twin (same HTML and CSS),
 * alternately and in one Chromium, as cold loads on a slow phone; then interactions, navigation and Back. Prints
 * medians and writes all runs to `bench/results/`. Times depend on the machine, so compare ratios.
 *
 * node bench/bench.ts [--pages=home,about] [--runs=5] [--minutes=15] [--no-build] [--beside=../other/dist]
 *   --beside  also measures first gestures and bytes of another checkout's build, for comparison
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createBuilder } from 'vite';
import { launchOptions } from '../scripts/launch-options.ts';
import { parsePositive, selectDocuments } from '../scripts/options.ts';
import { measureBackForward } from './speed/back-forward.ts';
import { measureFirstGestures, type FirstGesture } from './speed/first-gesture.ts';
import { measureInteractions, measureNavigation } from './speed/interactions.ts';
import { measureLateFont, measureLoad } from './speed/load.ts';
import { buildTwin, serveFolder } from './speed/sites.ts';
import { gestureTable, lines, table, visitTable, type PageRuns } from './speed/table.ts';
import { measureVisit, type Visit } from './speed/visit.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    pages: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    // Stops before a run that would exceed this, but always completes one.
    minutes: { type: 'string', default: '15' },
    build: { type: 'boolean', default: true },
    beside: { type: 'string' },
  },
});
const runs = parsePositive('runs', values.runs);
const minutes = parsePositive('minutes', values.minutes);
const chosen = selectDocuments(values.pages);
const start = performance.now();
const elapsed = () => (performance.now() - start) / 1000;
// Estimated duration of the remaining measurements, in seconds: three runs on a small machine.
const afterwards = 450;
// A page counts as idle after this long without activity, in ms.
const quiet = { site: 1000, twin: 400 };

if (values.build) await (await createBuilder({ logLevel: 'warn' })).buildApp();
const site = await serveFolder('dist');
const twin = await serveFolder(await buildTwin('dist'));
const backForward = await measureBackForward(site.origin);
const browser = await chromium.launch(launchOptions);

const pages: PageRuns[] = chosen.map(({ address }) => ({ address, site: [], twin: [], lateFontCls: 0 }));
for (let run = 0; run < runs; run += 1) {
  const begun = elapsed();
  for (const page of pages) {
    // Alternates the order, so that warm caches in the browser favour neither.
    for (const of of run % 2 === 0 ? (['site', 'twin'] as const) : (['twin', 'site'] as const)) {
      const { origin } = of === 'site' ? site : twin;
      page[of].push(await measureLoad(browser, origin + page.address, quiet[of]));
    }
  }
  console.log(`run ${run + 1} of ${runs} done after ${elapsed().toFixed(0)} s`);
  if (elapsed() + (elapsed() - begun) + afterwards > minutes * 60) break;
}
for (const page of pages) page.lateFontCls = await measureLateFont(browser, site.origin + page.address);
const interactions = await measureInteractions(browser, site.origin, Math.min(runs, 3));
const navigation = await measureNavigation(browser, site.origin, Math.min(runs, 3));
const beside = values.beside === undefined ? undefined : await serveFolder(values.beside);
const sites = { site, twin, ...(beside && { beside }) };
const gestures: Record<string, FirstGesture[]> = {};
const visits: Record<string, Visit> = {};
for (const [name, { origin }] of Object.entries(sites)) {
  const hasScripts = name !== 'twin';
  gestures[name] = await measureFirstGestures(browser, origin, Math.min(runs, 3), { hasScripts });
  visits[name] = await measureVisit(browser, origin);
}
const version = browser.version();
await browser.close();
site.stop();
twin.stop();
beside?.stop();

const seconds = elapsed();
console.log(`\n${table(pages)}\n\n${lines(interactions, navigation, backForward)}`);
console.log(`\n${gestureTable(gestures)}\n\n${visitTable(visits)}`);
console.log(`\n${seconds.toFixed(0)} s, Chromium ${version}`);
mkdirSync('bench/results', { recursive: true });
const file = `bench/results/speed-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`;
const machine = { chromium: version, node: process.version, processors: cpus().map(({ model }) => model) };
writeFileSync(
  file,
  JSON.stringify(
    { machine, seconds, pages, interactions, navigation, backForward, gestures, visits },
    null,
    2,
  ),
);
console.log(file);
