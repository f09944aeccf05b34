/**
 * `npm run bench`: builds the site, then measures it on a slow phone, alternately with its script-free twin (same HTML and
 * CSS) in one Chromium: every page of the default language as a cold load, and what a visitor does on it. Prints medians and
 * writes all runs to `bench/results/`. Times depend on the machine, so compare ratios. A run takes some five minutes.
 *
 * node bench/bench.ts [loads] [taps] [--pages=home,about] [--taps=link,send] [--runs=3] [--no-build]
 *   --before=<folder>  an earlier build of the site, whose taps are measured too
 *
 * `npm run bench -- scale [--articles=10,100,500] [--runs=3]`: what grows with the number of articles (speed/scale.ts).
 *
 * For the scores of Lighthouse: `npm start`, and `npx lighthouse http://127.0.0.1:4173/ --view`.
 */
import { mkdirSync, writeFileSync, cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createBuilder } from 'vite';
import { allDocuments } from '#packages/content/documents/documents.ts';
import { defaultLocale } from '#packages/site/locales.ts';
import { serveDist } from '#hosting/serve-dist.ts';
import { launchOptions } from '#scripts/launch-options.ts';
import { fail } from '#scripts/or-fail.ts';
import { siteOfProject } from '#scripts/site-of-project.ts';
import { brotli } from '#generate/finish/compress.ts';
import { measureLoad } from './speed/load.ts';
import { measureScale } from './speed/scale.ts';
import { loadTable, tapTable, type PageRuns, type TapRuns } from './speed/table.ts';
import { linkTaps, measureTap, tapNames, toolTaps } from './speed/taps.ts';

const twinFolder = '.cache/twin';

/** Copies the built site without scripts: the same HTML and CSS, and so a lower bound for load times. */
async function buildTwin(dist: string): Promise<string> {
  rmSync(twinFolder, { recursive: true, force: true });
  cpSync(dist, twinFolder, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: twinFolder })) {
    const full = path.join(twinFolder, file);
    const html = readFileSync(full, 'utf8').replaceAll(/<script\b[^>]*\bsrc=[^>]*><\/script>\n?/g, '');
    writeFileSync(full, html);
    writeFileSync(`${full}.br`, await brotli(Buffer.from(html)));
  }
  return twinFolder;
}

const { values, positionals } = parseArgs({
  allowNegative: true,
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '' },
    taps: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
    build: { type: 'boolean', default: true },
    before: { type: 'string' },
    articles: { type: 'string', default: '10,100,500' },
  },
});

/** A list such as `--pages=home,about`, in the order of `known`; all of them for an empty text. */
function namesIn(option: string, text: string, known: readonly string[]): readonly string[] {
  const named = text.split(',').filter(Boolean);
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) fail(`--${option}: there is no "${unknown}"; there are ${known.join(', ')}.`);
  return named.length === 0 ? known : known.filter((name) => named.includes(name));
}

function positive(option: string, text: string): number {
  const number = Number(text);
  return number > 0 && Number.isFinite(number)
    ? number
    : fail(`--${option}: "${text}" is not a number above 0.`);
}

const runs = positive('runs', values.runs);
if (positionals[0] === 'scale') {
  await measureScale(
    values.articles.split(',').map((count) => positive('articles', count)),
    runs,
  );
  process.exit();
}
const measures = namesIn('measures', positionals.join(','), ['loads', 'taps']);
const documents = allDocuments(siteOfProject('.')).filter(({ locale }) => locale === defaultLocale);
const chosen = namesIn('pages', values.pages, [...new Set(documents.map(({ page }) => page))]);
const tapped = namesIn('taps', values.taps, tapNames);

if (values.build) await (await createBuilder({ logLevel: 'warn' })).buildApp();
const site = await serveDist('dist');
const twin = await serveDist(await buildTwin('dist'));
const before = values.before === undefined ? undefined : await serveDist(values.before);
const browser = await chromium.launch(launchOptions);

// The other languages have the same code.
const pages: PageRuns[] = documents
  .filter(({ page }) => measures.includes('loads') && chosen.includes(page))
  .map(({ address }) => ({ address, site: [], twin: [] }));
const ours = [...linkTaps, ...toolTaps];
const sites = [
  { name: 'site', served: site, taps: ours },
  { name: 'twin', served: twin, taps: linkTaps },
  { name: 'before', served: before, taps: ours },
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
