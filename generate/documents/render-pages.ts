import { pathToFileURL } from 'node:url';
import type { render as Render } from '#app/entry-prerender.tsx';
import type { Bundles } from '../bundles.ts';
import { allDocuments, type InsightsDocument, type SiteDocument } from './documents.ts';

/** A document and the HTML inside its root element. */
export type RenderedPage = (SiteDocument | InsightsDocument) & { body: string };

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
  root: string,
  { renderer }: Pick<Bundles, 'renderer'>,
): Promise<RenderedPage[]> {
  const { render } = (await import(pathToFileURL(renderer).href)) as { render: typeof Render };
  const pages: RenderedPage[] = [];
  for (const document of allDocuments(root)) {
    pages.push({ ...document, body: await settled(document.address, render(document.address)) });
  }
  return pages;
}
