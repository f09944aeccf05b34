/**
 * `npm run bench:lighthouse`: Lighthouse over the last build, every page on a phone and on a desk. Installs Lighthouse
 * the first time. Prints a table, and names every audit that is not passed.
 *
 * node bench/lighthouse/lighthouse.ts [--pages=home,about] [--forms=mobile,desktop]
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { documents } from '../../build/documents.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { launchOptions } from '../../scripts/launch-options.ts';
import { serveFolder } from '../speed/sites.ts';

type Audit = { id: string; title: string; score: number | null; numericValue?: number };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Result = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } };
type Lighthouse = (address: string, flags: object, config?: object) => Promise<Result | undefined>;
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const { values } = parseArgs({
  options: {
    pages: {
      type: 'string',
      default: documents()
        .map(({ page }) => page)
        .join(),
    },
    forms: { type: 'string', default: 'mobile,desktop' },
  },
});

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

/** A package of this folder, which is there only once it has been installed. */
async function load(name: string): Promise<Record<string, unknown>> {
  return (await import(name)) as Record<string, unknown>;
}

install();
const lighthouseModule = await load('lighthouse');
const lighthouse = lighthouseModule['default'] as Lighthouse;
const launch = (await load('chrome-launcher'))['launch'] as Launch;
const site = await serveFolder('dist');
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless=new', ...launchOptions.args],
});

/** Scores out of 100, times in ms, and the audits that cost something. */
async function judge(
  address: string,
  form: string,
  only: readonly string[],
  ignoredPatterns: readonly string[],
): Promise<string[]> {
  const config = {
    ...(form === 'desktop'
      ? (lighthouseModule['desktopConfig'] as object)
      : { extends: 'lighthouse:default' }),
    audits: [{ path: 'errors-in-console', options: { ignoredPatterns } }],
  };
  const flags = { port: chrome.port, onlyCategories: only, ignoreStatusCode: true, logLevel: 'error' };
  const result = await lighthouse(site.origin + address, flags, config);
  if (!result) throw new Error(`Lighthouse gives no result for ${address}`);
  const { categories: found, audits } = result.lhr;
  const scores = categories.map((name) => {
    const score = found[name]?.score;
    return score === undefined || score === null ? '–' : String(Math.round(score * 100));
  });
  const times = figures.map((name) => (audits[name]?.numericValue ?? NaN).toFixed(0));
  const failed = Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.score !== null && audit !== undefined && audit.score < 1);
  return [...scores, ...times, failed.map((audit) => audit?.id).join(' ')];
}

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, column) => (column < 2 ? cell.padEnd(14) : cell.padStart(6))).join(' '));
}

print(['page', 'form', 'perf', 'a11y', 'best', 'SEO', 'FCP', 'LCP', 'TBT', ' below 100']);
for (const form of values.forms.split(',')) {
  for (const { page, address } of documents().filter((each) => values.pages.split(',').includes(each.page))) {
    // A page that answers 404 and asks not to be indexed is right to fail for search engines, and the browser itself
    // writes the status of a document into its console.
    const isMissing = page === 'not-found';
    const only = isMissing ? categories.filter((name) => name !== 'seo') : categories;
    print([address, form, ...(await judge(address, form, only, isMissing ? ['a status of 404'] : []))]);
  }
}
chrome.kill();
site.stop();
