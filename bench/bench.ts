/**
 * `npm run bench`: builds the site, then measures every page and its script-free twin (same HTML and CSS), alternately and
 * in one Chromium, as cold loads on a slow phone. Prints medians and writes all runs to `bench/results/`. Times depend on
 * the machine, so compare ratios.
 *
 * node bench/bench.ts [--pages=home,about] [--runs=5] [--no-build]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createBuilder } from 'vite';
import { serveDist } from '../hosting/serve-dist.ts';
import { launchOptions } from '../scripts/launch-options.ts';
import { parsePositive } from '../scripts/options.ts';
import { selectDocuments } from '../scripts/select-documents.ts';
import { measureLoad } from './speed/load.ts';
import { buildTwin } from './speed/twin.ts';
import { table, type PageRuns } from './speed/table.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    pages: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    build: { type: 'boolean', default: true },
  },
});
const runs = parsePositive('runs', values.runs);
const chosen = selectDocuments(values.pages);

if (values.build) await (await createBuilder({ logLevel: 'warn' })).buildApp();
const site = await serveDist('dist');
const twin = await serveDist(await buildTwin('dist'));
const browser = await chromium.launch(launchOptions);

const pages: PageRuns[] = chosen.map(({ address }) => ({ address, site: [], twin: [] }));
for (let run = 0; run < runs; run += 1) {
  for (const page of pages) {
    // Alternates the order, so that warm caches in the browser favour neither.
    for (const of of run % 2 === 0 ? (['site', 'twin'] as const) : (['twin', 'site'] as const)) {
      const { origin } = of === 'site' ? site : twin;
      page[of].push(await measureLoad(browser, origin + page.address));
    }
  }
  console.log(`run ${run + 1} of ${runs} done after ${process.uptime().toFixed(0)} s`);
}
const chromiumVersion = browser.version();
await browser.close();
await site.stop();
await twin.stop();

console.log(`\n${table(pages)}\n`);
mkdirSync('bench/results', { recursive: true });
const file = `bench/results/speed-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`;
const processors = cpus().map(({ model }) => model);
const machine = { chromium: chromiumVersion, node: process.version, processors };
writeFileSync(file, JSON.stringify({ machine, pages }, null, 2));
console.log(file);
