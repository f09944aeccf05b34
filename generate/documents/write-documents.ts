import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressState } from '#packages/site/address-state.ts';
import { dataAddress } from '#packages/site/addresses.ts';
import { sha256 } from '#hosting/rules.ts';
import { allDocuments, type SiteDocument } from '#packages/content/documents/documents.ts';
import type { Site } from '#packages/content/site.ts';
import type { render as Render } from '#app/entry-prerender.tsx';
import type { Bundles } from '../bundles.ts';
import { fontFaces, preloadedFonts, type FontAddresses } from '../fonts/fonts.ts';
import { earlyScripts, hydrationChunks, toolChunks } from './chunks.ts';
import { htmlDocument } from './html-document.ts';
import { pageStyles, splitLayers } from './page-styles.ts';
import { remembered } from '../store.ts';
import { loadedPage } from './loaded-page.ts';

/** `data` is JSON, because all pages are kept at once, and the tree takes ten times the memory. */
export type RenderedPage = SiteDocument & { body: string; data: string | undefined };

/** Fails the build if a render never settles: Node would exit with status 0 once its event loop is empty. */
async function settled(address: string, work: Promise<string>): Promise<string> {
  const reportUnsettled = () => {
    console.error(`${address} never finished rendering: a promise that it waits for never settled`);
    process.exitCode = 1;
  };
  process.once('exit', reportUnsettled);
  try {
    return await work;
  } finally {
    process.off('exit', reportUnsettled);
  }
}

export async function renderPages(
  site: Site,
  { renderer }: Pick<Bundles, 'renderer'>,
): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const document of allDocuments(site)) {
    const { address } = document;
    const page = await loadedPage(site, document);
    const data = page && JSON.stringify(page);
    const body = await remembered(site.root, ['page', renderer.hash, address, data ?? ''], async () => {
      const { render }: { render: typeof Render } = await import(pathToFileURL(renderer.module).href);
      return settled(address, render(address, page));
    });
    pages.push({ ...document, body: body.toString(), data });
  }
  return pages;
}

export type Written = {
  site: Site;
  dist: string;
  bundles: Bundles;
  fonts: FontAddresses;
  pages: readonly RenderedPage[];
};

function addresses(files: Iterable<string>): string {
  return Array.from(files, (name) => `/${name}`).join(' ');
}

const patterns: Partial<Record<SiteDocument['page'] | 'list', string>> = addressState;

/** The boot script's attributes list what it loads later: the entry last. */
function scriptElements(
  root: string,
  document: RenderedPage,
  { chunks, early, stylesheet }: Bundles,
  hashes: ReadonlyMap<string, string>,
): string {
  const needed = hydrationChunks(root, document, chunks);
  const code = [...needed.slice(1), ...needed.slice(0, 1)];
  const later = toolChunks(root, document, chunks);
  const tool = later ? `data-tool="${addresses(new Set([...code, ...later]))}" ` : '';
  const pattern = patterns[document.kind === 'list' ? 'list' : document.page];
  const reads = pattern ? `data-reads="${pattern}" ` : '';
  const missing = document.page === 'not-found' ? ' data-missing="yes"' : '';
  const names = `data-code="${addresses(code)}" ${tool}${reads}data-styles="/${stylesheet}" `;
  return earlyScripts(document, early)
    .map((script) => {
      const [before, after] = script === early.boot ? [names, missing] : ['', ''];
      return `<script async src="/${script}" ${before}integrity="${hashes.get(script)}"${after}></script>`;
    })
    .join('\n');
}

/** Each document inlines only the CSS it uses. What all of them inline is removed from the stylesheet. */
export async function writeDocuments({ site, dist, bundles, fonts, pages }: Written): Promise<void> {
  const sheet = path.join(dist, bundles.stylesheet);
  const hashOf = (name: string) => [name, sha256(readFileSync(path.join(dist, name)))] as const;
  const hashes = new Map(Object.values(bundles.early).map(hashOf));
  const { common, rest } = splitLayers(
    readFileSync(sheet, 'utf8'),
    readFileSync(path.join(site.root, 'app/styles/layers.css'), 'utf8'),
  );
  // Applying these rules a second time would recalculate all styles, and redo layout for the fonts.
  writeFileSync(sheet, rest.replaceAll(/@font-face\s*{[^}]*}/g, ''));

  // All languages of a page share the same CSS, which limits the number of hashes in the Content-Security-Policy.
  for (const languages of Map.groupBy(pages, ({ page }) => page).values()) {
    const bodies = languages.map(({ body }) => body);
    const css = fontFaces(site.source, fonts) + common + (await pageStyles(rest, bodies));
    for (const page of languages) {
      const target = path.join(dist, page.file);
      mkdirSync(path.dirname(target), { recursive: true });
      const { data } = page;
      if (data !== undefined) {
        // A page with the entry script of another build navigates to the document instead.
        const [entry] = hydrationChunks(site.root, page, bundles.chunks);
        writeFileSync(path.join(dist, dataAddress(page.address)), `{"script":"/${entry}",${data.slice(1)}`);
      }
      writeFileSync(
        target,
        htmlDocument(site, page, {
          css,
          scripts: scriptElements(site.root, page, bundles, hashes),
          fonts: preloadedFonts.map((name) => fonts[name]),
          body: page.body,
          data,
        }),
      );
    }
  }
}
