/**
 * Runs Lighthouse on every page of the last build, as mobile and desktop. Installs
 * Lighthouse on first use. Prints scores and all failed audits. On a busy machine runs differ by a few points: with
 * several runs, prints medians and how often each audit failed.
 *
 * npx node bench/lighthouse/lighthouse.ts [--pages=home,about] [--forms=mobile,desktop] [--categories=performance,seo]
 *   [--runs=5] [--twin]
 *   --twin  also runs each page's script-free twin, alternating with it, and prints the twin's figures below
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/browser.mjs';
import { serveDist } from '../../hosting/serve-dist.ts';
import { launchOptions } from '../../scripts/launch-options.ts';
import { parseNames, parsePositive } from '../../scripts/options.ts';
import { selectDocuments } from '../../scripts/select-documents.ts';
import { buildTwin } from '../speed/twin.ts';
import { median } from '../speed/table.ts';

type Audit = { id: string; title: string; score: number | null; numericValue?: number };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Result = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } };
/** The modules' own types are not here, because they are installed on first use. */
type LighthouseModule = {
  default: (address: string, flags: object, config?: object) => Promise<Result | undefined>;
  desktopConfig: object;
};
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '' },
    forms: { type: 'string', default: '' },
    categories: { type: 'string', default: '' },
    runs: { type: 'string', default: '1' },
    twin: { type: 'boolean', default: false },
  },
});
const runs = parsePositive('runs', values.runs);
const chosen = selectDocuments(values.pages);
const forms = parseNames('forms', values.forms, ['mobile', 'desktop']);
const chosenCategories = parseNames('categories', values.categories, categories);

function install(): void {
  if (existsSync(path.join(import.meta.dirname, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

install();
// Their names are no literals, which the compiler would look for.
const [lighthouseName, launcherName] = ['lighthouse', 'chrome-launcher'];
const { default: lighthouse, desktopConfig }: LighthouseModule = await import(lighthouseName);
const { launch }: Launcher = await import(launcherName);
const site = await serveDist('dist');
const twin = values.twin ? await serveDist(await buildTwin('dist')) : undefined;
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless=new', ...launchOptions.args],
});

type AuditRun = { scores: number[]; times: number[]; failed: string[] };

/** Scores (out of 100), times (in ms) and failed audits of one run. */
async function audit(
  address: string,
  form: string,
  only: readonly string[],
  ignoredPatterns: readonly string[],
): Promise<AuditRun> {
  const config = {
    ...(form === 'desktop' ? desktopConfig : { extends: 'lighthouse:default' }),
    audits: [{ path: 'errors-in-console', options: { ignoredPatterns } }],
  };
  const flags = { port: chrome.port, onlyCategories: only, ignoreStatusCode: true, logLevel: 'error' };
  const result = await lighthouse(address, flags, config);
  if (!result) throw new Error(`Lighthouse has no result for ${address}`);
  const { categories: found, audits } = result.lhr;
  return {
    scores: categories.map((name) => (found[name]?.score ?? NaN) * 100),
    times: figures.map((name) => audits[name]?.numericValue ?? NaN),
    failed: Object.values(found)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/** The cells of a table row: the median of each figure, and the failed audits. */
function summary(auditRuns: readonly AuditRun[]): string[] {
  const numbers = auditRuns.map(({ scores, times }) => [...scores, ...times]);
  const medians = (numbers[0] ?? []).map((_, column) => {
    const figure = median(numbers.map((row) => row[column] ?? NaN));
    return Number.isNaN(figure) ? '–' : figure.toFixed(0);
  });
  const failed = auditRuns.flatMap((auditRun) => auditRun.failed);
  const counted = [...new Set(failed)].map((id) => {
    const count = failed.filter((each) => each === id).length;
    return auditRuns.length === 1 ? id : `${id} (${count} of ${auditRuns.length})`;
  });
  return [...medians, counted.join(', ')];
}

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, column) => (column < 2 ? cell.padEnd(14) : cell.padStart(6))).join(' '));
}

print(['page', 'form', 'perf', 'a11y', 'best', 'SEO', 'FCP', 'LCP', 'TBT', ' below 100']);
for (const form of forms) {
  for (const { page, address } of chosen) {
    // The not-found page correctly fails the SEO audits, and the browser logs its 404 to the console.
    const isMissing = page === 'not-found';
    const only = isMissing ? chosenCategories.filter((name) => name !== 'seo') : chosenCategories;
    const ignored = isMissing ? ['a status of 404'] : [];
    const ofSite: AuditRun[] = [];
    const ofTwin: AuditRun[] = [];
    const turns = [{ origin: site.origin, all: ofSite }];
    if (twin) turns.push({ origin: twin.origin, all: ofTwin });
    for (let run = 0; run < runs; run += 1) {
      for (const { origin, all } of turns) all.push(await audit(origin + address, form, only, ignored));
      // Alternates the order, because the first run finds the browser in a different state.
      turns.reverse();
    }
    print([address, form, ...summary(ofSite)]);
    if (twin) print(['  its twin', form, ...summary(ofTwin)]);
  }
}
chrome.kill();
await site.stop();
await twin?.stop();
