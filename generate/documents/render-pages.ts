import { pathToFileURL } from 'node:url';
import type { render as Render } from '#app/entry-prerender.tsx';
import type { Site } from '#packages/content/site.ts';
import type { Bundles } from '../bundles.ts';
import { loadedPage } from './loaded-page.ts';
import { allDocuments, type SiteDocument } from '#packages/content/documents/documents.ts';

/**
 * A document, the HTML inside its root element, and the data of an article's or a story's page: as JSON, because all pages are
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

/** Renders every document of the site. */
export async function renderPages(
  site: Site,
  { renderer }: Pick<Bundles, 'renderer'>,
): Promise<RenderedPage[]> {
  const { render } = (await import(pathToFileURL(renderer).href)) as { render: typeof Render };
  const pages: RenderedPage[] = [];
  const all = allDocuments(site);
  for (const document of all) {
    const data = await loadedPage(site, document, all);
    const body = await settled(document.address, render(document.address, data));
    pages.push({ ...document, body, data: data && JSON.stringify(data) });
  }
  return pages;
}
