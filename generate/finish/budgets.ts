import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundles } from '../bundles.ts';
import { hydrationChunks } from '../documents/chunks.ts';
import type { RenderedPage } from '../documents/render-pages.ts';

/**
 * Size limits in bytes after Brotli: a document (one round trip), the boot script (all that runs before the first
 * gesture), the JavaScript to hydrate a page including the boot script, and the fonts. `firstView` limits everything
 * sent before the first gesture, response headers included. `countingVisits` is the extra allowance for the boot script,
 * and so for a first view, of a site with `countVisits`.
 */
export const limits = {
  document: 14 * 1024,
  boot: 1536,
  script: 105 * 1024,
  font: 30 * 1024,
  firstView: 48 * 1024,
  countingVisits: 256,
} as const;

type BuiltSite = { root: string; dist: string; bundles: Bundles; pages: readonly RenderedPage[] };

/** Where the build stores its measurements for the tests, as a list of `PageWeight`. Not deployed. */
export const weightsFile = '.cache/budgets.json';

/** Sizes of a page's document and of the scripts that hydrate it, in bytes after Brotli, and these scripts' names. */
export type PageWeight = {
  address: string;
  file: string;
  document: number;
  script: number;
  scripts: string[];
};

async function compressedSize(file: string): Promise<number> {
  return (await stat(`${file}.br`)).size;
}

function row(first: string, ...figures: readonly number[]): string {
  return first.padEnd(16) + figures.map((figure) => figure.toLocaleString('en').padStart(14)).join('');
}

function printTable(weights: readonly PageWeight[]): void {
  console.log(`\n${'Brotli, bytes'.padEnd(16)}${'document'.padStart(14)}${'script'.padStart(14)}`);
  for (const { address, document, script } of weights) console.log(row(address, document, script));
  console.log(`${row('at most', limits.document, limits.script)}\n`);
}

/** Prints the size of each page and stores the figures for the tests. Must run after compression. */
export async function reportBudgets({ root, dist, bundles, pages }: BuiltSite): Promise<void> {
  const weigh = async (page: RenderedPage): Promise<PageWeight> => {
    const scripts = [bundles.boot, ...hydrationChunks(root, page, bundles.chunks)];
    const sizes = await Promise.all(scripts.map((name) => compressedSize(path.join(dist, name))));
    return {
      address: page.address,
      file: page.file,
      document: await compressedSize(path.join(dist, page.file)),
      script: sizes.reduce((sum, size) => sum + size, 0),
      scripts,
    };
  };
  const weights = await Promise.all(pages.map(weigh));
  printTable(weights);
  console.log(`Whole build: ${process.uptime().toFixed(1)} s\n`);
  const target = path.join(root, weightsFile);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, JSON.stringify(weights, null, 2));
}
