import { stat } from 'node:fs/promises';
import path from 'node:path';
import { writeCache } from '#packages/cache/cache-files.ts';
import { textFilesOf } from '#packages/content/documents/page-files.ts';
import { speculationRulesFile } from '#hosting/speculation-rules.ts';
import { headersOfResponse, limits, weightsFile, type PageWeight } from '#judges/page-weight.ts';
import { earlyScripts, hydrationChunks } from '../documents/chunks.ts';
import type { RenderedPage, Written } from '../documents/write-documents.ts';
import { lateFonts, preloadedFonts } from '../fonts/fonts.ts';

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

function row(first: string, ...figures: readonly (number | string)[]): string {
  return first.padEnd(40) + figures.map((figure) => figure.toLocaleString('en').padStart(14)).join('');
}

function printTable(weights: readonly PageWeight[]): void {
  console.log(`\n${row('Brotli, bytes', 'document', 'first view', 'late fonts', 'script')}`);
  for (const { address, document, firstView, lateFonts: late, script } of weights)
    console.log(row(address, document, firstView, late, script));
  const { document, firstView, lateFonts: late, script } = limits;
  console.log(`${row('at most', document, firstView, late, script)}\n`);
}

/** Must run after compression. Publish and the tests read the stored figures. */
export async function weighPages({ site, dist, bundles, fonts, pages }: Written): Promise<void> {
  const { root } = site;
  const sizeOf = async (file: string) => (await stat(path.join(dist, file))).size;
  const brotli = (file: string) => sizeOf(`${file}.br`);
  const shared = await Promise.all([
    brotli('favicon.svg'),
    sizeOf(speculationRulesFile),
    ...preloadedFonts.map((name) => sizeOf(fonts[name])),
  ]);
  const weigh = async (page: RenderedPage): Promise<PageWeight> => {
    const early = earlyScripts(page, bundles.early);
    const scripts = [...early, ...hydrationChunks(root, page, bundles.chunks)];
    const document = await brotli(page.file);
    const late = lateFonts(site.source, page.body).map((name) => sizeOf(fonts[name]));
    const first = [document, ...shared, ...(await Promise.all(early.map(brotli)))];
    return {
      address: page.address,
      file: page.file,
      content: textFilesOf(site.source, page),
      document,
      lateFonts: sum(await Promise.all(late)),
      firstView: sum(first) + first.length * headersOfResponse,
      script: sum(await Promise.all(scripts.map(brotli))),
      scripts,
    };
  };
  const weights = await Promise.all(pages.map(weigh));
  printTable(weights);
  console.log(`Whole build: ${process.uptime().toFixed(1)} s\n`);
  writeCache(root, weightsFile, JSON.stringify(weights, null, 2));
}
