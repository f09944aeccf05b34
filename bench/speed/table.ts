import type { Arrived, Load } from './load.ts';
import type { Answer, Tap } from './taps.ts';

export type PageRuns = { address: string; site: Load[]; twin: Load[] };

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? NaN;
  return ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

function total(arrived: Arrived): number {
  return Object.values({ ...arrived, requests: 0 }).reduce((sum, each) => sum + each, 0);
}

function pair(site: readonly number[], twin: readonly number[]): string[] {
  const [ours, least] = [median(site), median(twin)];
  return [ours.toFixed(0), least.toFixed(0), (ours / least).toFixed(3)];
}

function kilobytes(loads: readonly Load[], moment: 'paint' | 'load' | 'idle'): string[] {
  const at = loads.map((load) => load[moment]);
  return [
    (median(at.map(total)) / 1000).toFixed(1),
    (median(at.map(({ script }) => script)) / 1000).toFixed(1),
    String(median(at.map(({ requests }) => requests))),
  ];
}

const head = 'page,FCP,twin,ratio,LCP,twin,ratio,TBT,twin,CLS'.split(',');
const moments = ['paint', 'load', 'idle'] as const;
const byteHead = moments.flatMap((moment) => [`${moment} kB`, 'script', 'requests']);

function row({ address, site, twin }: PageRuns): string[] {
  const of = (loads: readonly Load[], key: 'fcp' | 'lcp' | 'tbt' | 'cls') => loads.map((load) => load[key]);
  return [
    address,
    ...pair(of(site, 'fcp'), of(twin, 'fcp')),
    ...pair(of(site, 'lcp'), of(twin, 'lcp')),
    median(of(site, 'tbt')).toFixed(0),
    median(of(twin, 'tbt')).toFixed(0),
    Math.max(...of(site, 'cls')).toFixed(3),
    ...moments.flatMap((moment) => kilobytes(site, moment)),
  ];
}

export function layOut(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Merges the runs of all pages, which averages out noise. */
function together(pages: readonly PageRuns[]): PageRuns {
  return {
    address: 'all pages',
    site: pages.flatMap(({ site }) => site),
    twin: pages.flatMap(({ twin }) => twin),
  };
}

/** A table of medians (in ms; for CLS the maximum), ratios to the twin, and kilobytes and requests by each moment. */
export function loadTable(pages: readonly PageRuns[]): string {
  return layOut([[...head, ...byteHead], ...[...pages, together(pages)].map(row)]);
}

/** A tap's runs by site; a site that cannot do it has none. */
export type TapRuns = Pick<Tap, 'what' | 'before'> & { runs: Record<string, Answer[]> };

/** A table of medians until the answer, in ms, with ratios to the other sites, and the longest task in between. */
export function tapTable(taps: readonly TapRuns[]): string {
  const others = [...new Set(taps.flatMap(({ runs }) => Object.keys(runs)))].filter(
    (name) => name !== 'site',
  );
  const head = ['tap', '', 'site', 'longest task', ...others.flatMap((name) => [name, 'ratio'])];
  const rows = taps.map(({ what, before, runs }) => {
    const of = (key: keyof Answer, name = 'site') => (runs[name] ?? []).map((run) => run[key]);
    return [
      what,
      before,
      median(of('answer')).toFixed(0),
      median(of('longest')).toFixed(0),
      ...others.flatMap((name) => (runs[name] ? pair(of('answer'), of('answer', name)).slice(1) : ['', ''])),
    ];
  });
  return layOut([head, ...rows]);
}
