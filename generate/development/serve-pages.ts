import type { Connect, ViteDevServer } from 'vite';
import { locales } from '#app/site/locales.ts';
import { localeOfPath, pageOfPath } from '#app/site/pages.ts';
import { loadedPages } from '../documents/loaded-pages.ts';
import { currentSite } from '../content/site.ts';
import { listedDocuments } from '../documents/documents.ts';
import { htmlDocument } from '../documents/html-document.ts';
import { paletteModule } from '../brand/palette.ts';
import { headFacts, pageHead } from '../documents/page-head.ts';
import { fontFaces } from '../fonts/fonts.ts';
import type { ContentCheck } from './content-check.ts';
import { handler, sendHtml } from './handler.ts';
import type { Renderer } from './render.ts';
import { developmentFonts } from './serve-fonts.ts';

const globalStyles = ['/app/styles/index.css', `/${paletteModule}`];

/**
 * Returns the styles of all rendered modules as elements that Vite's client adopts, so that pages are styled before
 * their scripts run.
 */
async function styleElements({ environments: { client, ssr } }: ViteDevServer): Promise<string> {
  const modules = [...ssr.moduleGraph.idToModuleMap.values()].map(({ url }) => url);
  const sheets = [...new Set([...globalStyles, ...modules.filter((url) => url.endsWith('.css'))])];
  const elements = sheets.map(async (url) => {
    const css = (await client.transformRequest(`${url}?direct`))?.code ?? '';
    return `<style data-vite-dev-id="${client.config.root}${url}">${css}</style>`;
  });
  return (await Promise.all(elements)).join('\n');
}

async function documentAt(
  server: ViteDevServer,
  address: string,
  render: Renderer['render'],
): Promise<{ html: string; status: number }> {
  const site = currentSite(server.config.root);
  const { pathname } = new URL(address, 'http://localhost');
  const locale = localeOfPath(pathname, locales);
  const page = pageOfPath(pathname, locale);
  const article = page ? undefined : listedDocuments(site).find((each) => each.address === pathname);
  const body = await render(address);
  const facts = headFacts(site, locale);
  const html = htmlDocument({
    locale,
    palette: site.palette,
    head: `${pageHead(site, article ?? { page: page ?? 'not-found', locale }, facts)}\n${await styleElements(server)}`,
    css: fontFaces(site, developmentFonts),
    boot: '<script type="module" src="/app/entry-client.tsx"></script>',
    fonts: [],
    body,
    unloaded: facts.ui.unloaded,
    data: (await loadedPages(site)).get(pathname),
    reload: facts.ui.reload,
  });
  return { html, status: page || article ? 200 : 404 };
}

/**
 * Renders each page from the sources. While the content has a mistake, sends `standIn` in place of the page, or without one
 * the mistake.
 */
export function servePages(
  server: ViteDevServer,
  content: ContentCheck,
  render: Renderer['render'],
  standIn?: string,
): Connect.NextHandleFunction {
  return handler(async ({ headers, originalUrl: address = '/' }: Connect.IncomingMessage, response) => {
    if (!headers.accept?.includes('text/html')) return false;
    const mistake = content.mistake(server.config.root);
    if (mistake && standIn !== undefined)
      return sendHtml(response, await server.transformIndexHtml(address, standIn), 500);
    if (mistake) throw Object.assign(new Error(mistake.message), { stack: '' });
    const { html, status } = await documentAt(server, address, render);
    return sendHtml(response, await server.transformIndexHtml(address, html), status);
  });
}
