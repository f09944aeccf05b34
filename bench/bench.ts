/**
 * `npm run bench`: builds the site, then measures it in turns with its twin without scripts (same HTML and CSS) and with
 * another project, until the time is over: Lighthouse, what a visitor does on a slow phone, and builds. Prints medians, the
 * least and the most of each, and ratios; "can't tell" where the runs differ by more than the sites do.
 *
 * node bench/bench.ts [pages] [taps] [builds] [--beside=<folder>] [--minutes=8] [--runs=9] [--no-build]
 *   --beside  a project that `npm run build` builds to its `dist/`: a peer, or an earlier state of this one
 *   --pages=/,/plan, --taps=link,send  only these
 *
 * `npm run bench -- scale [--articles=10,100,500] [--runs=3]`: what grows with the number of articles (speed/scale.ts).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { endWithNpm } from '#hosting/end-with-npm.ts';
import { requireBuild } from '#hosting/require-build.ts';
import { launchOptions } from '#scripts/launch-options.ts';
import { fail, orFail } from '#scripts/or-fail.ts';
import { loadSite } from '#packages/content/site.ts';
import { figureRows, takeTurns, type Measure } from './speed/figures.ts';
import { measurePage } from './speed/lighthouse.ts';
import { run } from './speed/run.ts';
import { measureScale } from './speed/scale.ts';
import { serveSites } from './speed/sites.ts';
import { measureTap, taps } from './speed/taps.ts';

const { values, positionals } = orFail(() =>
  parseArgs({
    allowNegative: true,
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: '/,/nearshoring,/contact,/plan' },
      taps: { type: 'string', default: '' },
      runs: { type: 'string', default: '9' },
      minutes: { type: 'string', default: '8' },
      build: { type: 'boolean', default: true },
      beside: { type: 'string' },
      articles: { type: 'string', default: '10,100,500' },
    },
  }),
);

/** A list such as `--taps=link,send`; all of `known` for an empty text. */
function namesIn(option: string, text: string, known: readonly string[]): readonly string[] {
  const named = text.split(',').filter(Boolean);
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) fail(`--${option}: there is no "${unknown}"; there are ${known.join(', ')}.`);
  return named.length === 0 ? known : named;
}

function positive(option: string, text: string): number {
  const number = Number(text);
  return number > 0 && Number.isFinite(number)
    ? number
    : fail(`--${option}: "${text}" is not a number above 0.`);
}

endWithNpm();
const runs = positive('runs', values.runs);
if (positionals[0] === 'scale') {
  await measureScale(
    values.articles.split(',').map((count) => positive('articles', count)),
    runs,
  );
  process.exit();
}
// Half a minute is left to finish what has begun.
const until = (positive('minutes', values.minutes) - 0.5) * 60_000;
const kinds = namesIn('measures', positionals.join(','), ['pages', 'taps', 'builds']);
const tapped = namesIn('taps', values.taps, [...new Set(taps.map(({ what }) => what))]);
orFail(() => loadSite('.'));
if (values.beside !== undefined && !existsSync(path.join(values.beside, 'dist')))
  fail(`--beside: ${values.beside} has no dist/: build that project first.`);
if (values.build) await run(['npx', 'vite', 'build']);
orFail(() => requireBuild('.'));
const sites = await serveSites(values.beside);
// A signal ends this process, and with it the browser: Playwright's own handlers would go on.
const browser = await chromium.launch({ ...launchOptions, handleSIGTERM: false, handleSIGHUP: false });

function ofEach<Site extends { name: string }>(
  name: string,
  sites: readonly Site[],
  measure: (site: Site) => Promise<Record<string, number>>,
): Measure {
  return { name, of: Object.fromEntries(sites.map((site) => [site.name, async () => measure(site)])) };
}

const measures: Readonly<Record<string, () => Measure[]>> = {
  pages: () =>
    values.pages.split(',').map((address) => {
      // The twin is no peer: it stands in for one.
      const measured = sites.filter(({ name, has }) => has(address) && !(values.beside && name === 'twin'));
      return ofEach(address, measured, ({ origin }) => measurePage(origin + address));
    }),
  taps: () =>
    taps
      .filter(({ what }) => tapped.includes(what))
      .map((tap) => {
        const measured = sites.filter(
          ({ name, has }) => has(tap.address) && !(tap.answer && name === 'twin'),
        );
        return ofEach(`${tap.what} ${tap.before}`, measured, ({ origin }) =>
          measureTap(browser, origin, tap),
        );
      }),
  builds: () => {
    const projects = [
      { name: 'site', folder: '.' },
      { name: 'beside', folder: values.beside ?? '' },
    ];
    const built = projects.filter(({ folder }) => folder !== '');
    return [
      ofEach('build', built, async ({ folder }) => {
        const start = performance.now();
        await run(['npm', 'run', 'build'], folder);
        return { seconds: (performance.now() - start) / 1000 };
      }),
    ];
  },
};
const figures = await takeTurns(
  kinds.flatMap((kind) => measures[kind]?.() ?? []),
  { until, runs },
);
const machine = {
  chromium: browser.version(),
  node: process.version,
  processors: cpus().map(({ model }) => model),
};
await browser.close();
for (const { stop } of sites) await stop();

console.table(figureRows(figures));
mkdirSync('bench/results', { recursive: true });
const file = `bench/results/speed-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`;
writeFileSync(file, JSON.stringify({ machine, figures }, null, 2));
console.log(`\n${file}`);
