/**
 * `npm run bench`: builds the site, then measures it on a slow phone, alternately with its script-free twin (same HTML and
 * CSS) in one Chromium: every page of the default language as a cold load, and what a visitor does on it. Prints medians and
 * writes all runs to `bench/results/`. Times depend on the machine, so compare ratios. A run takes some five minutes.
 *
 * node bench/bench.ts [loads] [taps] [--pages=home,about] [--taps=link,send] [--runs=3] [--no-build]
 *   --before=<folder>                  an earlier build of the site, whose taps are measured too
 *   --peer=<folder> --peer-list=/blog  somebody else's built site, and the address of its list of articles
 *
 * `npm run bench -- scale [--articles=10,100,500] [--runs=3]`: what grows with the number of articles (speed/scale.ts).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createBuilder } from 'vite';
import { defaultLocale } from '#packages/site/locales.ts';
import { serveDist } from '#hosting/serve-dist.ts';
import { launchOptions } from '#scripts/launch-options.ts';
import { parseNames, parsePositive } from '#scripts/options.ts';
import { selectDocuments } from '#scripts/select-documents.ts';
import { measureLoad } from './speed/load.ts';
import { servePeer } from './speed/peer.ts';
import { measureScale } from './speed/scale.ts';
import { loadTable, tapTable, type PageRuns, type TapRuns } from './speed/table.ts';
import { linkTaps, measureTap, tapNames, toolTaps } from './speed/taps.ts';
import { buildTwin } from './speed/twin.ts';

const { values, positionals } = parseArgs({
  allowNegative: true,
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '' },
    taps: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
    build: { type: 'boolean', default: true },
    before: { type: 'string' },
    peer: { type: 'string' },
    'peer-list': { type: 'string', default: '/blog' },
    articles: { type: 'string', default: '10,100,500' },
  },
});
const runs = parsePositive('runs', values.runs);
if (positionals[0] === 'scale') {
  await measureScale(
    values.articles.split(',').map((count) => parsePositive('articles', count)),
    runs,
  );
  process.exit();
}
const measures = parseNames('measures', positionals.join(','), ['loads', 'taps']);
const tapped = parseNames('taps', values.taps, tapNames);

if (values.build) await (await createBuilder({ logLevel: 'warn' })).buildApp();
const site = await serveDist('dist');
const twin = await serveDist(await buildTwin('dist'));
const before = values.before === undefined ? undefined : await serveDist(values.before);
const peer = values.peer === undefined ? undefined : await servePeer(values.peer);
const browser = await chromium.launch(launchOptions);

// The other languages have the same code.
const pages: PageRuns[] = selectDocuments(values.pages)
  .filter(({ locale }) => measures.includes('loads') && locale === defaultLocale)
  .map(({ address }) => ({ address, site: [], twin: [] }));
const ours = [...linkTaps('/insights'), ...toolTaps];
const sites = [
  { name: 'site', served: site, taps: ours },
  { name: 'twin', served: twin, taps: linkTaps('/insights') },
  { name: 'before', served: before, taps: ours },
  { name: 'peer', served: peer, taps: linkTaps(values['peer-list']) },
];
const taps: TapRuns[] = ours
  .filter(({ what }) => measures.includes('taps') && tapped.includes(what))
  .map(({ what, before }) => ({ what, before, runs: {} }));

for (let run = 0; run < runs; run += 1) {
  // Alternates the order, so that warm caches in the browser favour none.
  const inTurns = run % 2 === 0 ? sites : sites.toReversed();
  for (const page of pages) {
    for (const { name, served } of inTurns) {
      if ((name === 'site' || name === 'twin') && served)
        page[name].push(await measureLoad(browser, served.origin + page.address));
    }
  }
  for (const tap of taps) {
    for (const { name, served, taps: ofSite } of inTurns) {
      const same = ofSite.find(({ what, before }) => what === tap.what && before === tap.before);
      if (!served || !same) continue;
      const runsOfSite = (tap.runs[name] ??= []);
      // One that fails, on a busy machine, must not lose the others.
      await measureTap(browser, served.origin, same).then(
        (answer) => runsOfSite.push(answer),
        (error: unknown) =>
          console.warn(`${name}, ${tap.what} ${tap.before}: ${String(error).split('\n')[0]}`),
      );
    }
  }
  console.log(`run ${run + 1} of ${runs} done after ${process.uptime().toFixed(0)} s`);
}
const chromiumVersion = browser.version();
await browser.close();
for (const { served } of sites) await served?.stop();

if (pages.length > 0) console.log(`\n${loadTable(pages)}`);
if (taps.length > 0) console.log(`\n${tapTable(taps)}`);
mkdirSync('bench/results', { recursive: true });
const file = `bench/results/speed-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`;
const processors = cpus().map(({ model }) => model);
const machine = { chromium: chromiumVersion, node: process.version, processors };
writeFileSync(file, JSON.stringify({ machine, pages, taps }, null, 2));
console.log(`\n${file}`);
