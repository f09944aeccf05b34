import { readFileSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundles } from '../bundles.ts';
import { wordsFolder } from '../content/filling/check-words.ts';
import type { Site } from '../content/site.ts';
import { contentFiles } from '../discovery/last-changed.ts';
import { earlyScripts, hydrationChunks } from '../documents/chunks.ts';
import type { RenderedPage } from '../documents/render-pages.ts';
import { preloadedFonts, type FontAddresses } from '../fonts/fonts.ts';

/**
 * Size limits in bytes after Brotli: a document (one round trip), the boot script (all that runs before the first
 * gesture; on the contact page also what keeps the draft), and the fonts. `firstView` limits everything sent before the first gesture, response headers included. Of a
 * site with `countVisits`, the boot script may have `countingVisits` more. `script` is a goal: the JavaScript to hydrate a
 * page, including the early ones. Tests hold the other site to the limits; for the owner's content, the build and Publish
 * only give advice (weight-advice.ts).
 */
export const limits = {
  document: 14 * 1024,
  boot: 1.5 * 1024,
  countingVisits: 256,
  script: 110 * 1024,
  font: 30 * 1024,
  firstView: 48 * 1024,
} as const;

/** The headers of a response of a first view, in bytes over HTTP/1.1, on average at most. */
export const headersOfResponse = 920;

type BuiltSite = {
  site: Site;
  dist: string;
  bundles: Bundles;
  fonts: FontAddresses;
  pages: readonly RenderedPage[];
};

/** Where the build stores its measurements, as a list of `PageWeight`. Not deployed. */
export const weightsFile = '.cache/budgets.json';

/**
 * Sizes of a page in bytes after Brotli: its document, its first view (see `limits`), and the scripts that hydrate it;
 * these scripts' names, and the content files with its texts.
 */
export type PageWeight = {
  address: string;
  file: string;
  content: string[];
  document: number;
  firstView: number;
  script: number;
  scripts: string[];
};

/** Returns the measurements of the last build. Throws if there is none. */
export function readWeights(root: string): PageWeight[] {
  return JSON.parse(readFileSync(path.join(root, weightsFile), 'utf8')) as PageWeight[];
}

/** Returns the content files with the texts of a page. */
function textsOf({ source }: Site, page: RenderedPage): string[] {
  const folder = wordsFolder(page.locale.code);
  if (page.kind === 'page')
    return contentFiles(source, page.page, page.locale).filter((file) => file !== 'content/figures.yaml');
  return [`${folder}/${page.page}${page.kind === 'text' ? `/${page.entry.slug}.md` : '.yaml'}`];
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

function row(first: string, ...figures: readonly (number | string)[]): string {
  return first.padEnd(40) + figures.map((figure) => figure.toLocaleString('en').padStart(14)).join('');
}

function printTable(weights: readonly PageWeight[]): void {
  console.log(`\n${row('Brotli, bytes', 'document', 'first view', 'script')}`);
  for (const { address, document, firstView, script } of weights)
    console.log(row(address, document, firstView, script));
  console.log(`${row('at most', limits.document, limits.firstView, limits.script)}\n`);
}

/**
 * Prints and returns the size of each page, and stores the figures for Publish and the tests. Must run after compression.
 */
export async function reportBudgets({ site, dist, bundles, fonts, pages }: BuiltSite): Promise<PageWeight[]> {
  const { root } = site;
  const sizeOf = async (file: string) => (await stat(path.join(dist, file))).size;
  const brotli = (file: string) => sizeOf(`${file}.br`);
  const shared = await Promise.all([
    brotli('favicon.svg'),
    ...preloadedFonts.map((name) => sizeOf(fonts[name])),
  ]);
  const weigh = async (page: RenderedPage): Promise<PageWeight> => {
    const early = earlyScripts(page, bundles.early);
    const scripts = [...early, ...hydrationChunks(root, page, bundles.chunks)];
    const document = await brotli(page.file);
    const first = [document, ...shared, ...(await Promise.all(early.map(brotli)))];
    return {
      address: page.address,
      file: page.file,
      content: textsOf(site, page),
      document,
      firstView: sum(first) + first.length * headersOfResponse,
      script: sum(await Promise.all(scripts.map(brotli))),
      scripts,
    };
  };
  const weights = await Promise.all(pages.map(weigh));
  printTable(weights);
  console.log(`Whole build: ${process.uptime().toFixed(1)} s\n`);
  const target = path.join(root, weightsFile);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, JSON.stringify(weights, null, 2));
  return weights;
}
