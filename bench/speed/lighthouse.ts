import { launchOptions } from '#scripts/launch-options.ts';
import { run } from './run.ts';

type Audit = { numericValue: number };
type Report = {
  categories: { performance: { score: number } };
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};

// By the names in the table.
const audits = {
  'blocking ms': 'total-blocking-time',
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'layout shift': 'cumulative-layout-shift',
  KB: 'total-byte-weight',
};

/** A cold load on Lighthouse's slow phone. Not a dependency: npm fetches it, once. */
export async function measurePage(address: string): Promise<Record<string, number>> {
  process.env.CHROME_PATH ??= launchOptions.executablePath;
  const options = ['--output=json', '--quiet', '--only-categories=performance'];
  // In the process of the empty page: one that starts with the page may miss the start of its own trace (NO_NAVSTART).
  const chrome = '--chrome-flags=--headless=new --no-sandbox --renderer-process-limit=1';
  const report: Report = JSON.parse(
    await run(['npx', '--yes', 'lighthouse@13.5.0', address, ...options, chrome]),
  );
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const figures = Object.entries(audits).map(([name, audit]) => {
    const value = report.audits[audit]?.numericValue ?? NaN;
    return [name, name === 'KB' ? value / 1000 : value];
  });
  return { score: report.categories.performance.score * 100, ...Object.fromEntries(figures) };
}
