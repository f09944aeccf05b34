import { pathToFileURL } from 'node:url';
import type { render as Render } from '#app/entry-prerender.tsx';
import type { Site } from '#packages/content/site.ts';
import type { Bundles } from '../bundles.ts';
import { remembered } from '../store.ts';
import { loadedPage } from './loaded-page.ts';
import { allDocuments, type SiteDocument } from '#packages/content/documents/documents.ts';

/**
 * A document, the HTML inside its root element, and the data of a text's or a list's page: as JSON, because all pages are
 * kept at once, and the tree takes ten times the memory.
 */
export type RenderedPage = SiteDocument & { body: string; data: string | undefined };

/**
 * Awaits a render, and fails the build if it never settles: Node would otherwise exit with status 0 once its event
 * loop is empty.
 */
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
  const all = allDocuments(site);
  for (const document of all) {
    const { address } = document;
    const page = await loadedPage(site, document, all);
    const data = page && JSON.stringify(page);
    const { bytes } = await remembered(site.root, ['page', renderer.hash, address, data ?? ''], async () => {
      const { render }: { render: typeof Render } = await import(pathToFileURL(renderer.module).href);
      return Buffer.from(await settled(address, render(address, page)));
    });
    pages.push({ ...document, body: bytes.toString(), data });
  }
  return pages;
}
