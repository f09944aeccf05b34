import type { Connect, ViteDevServer } from 'vite';
import { locales } from '#packages/site/locales.ts';
import { dataAddress, localeOfPath, pageAddress, pageOfPath } from '#packages/site/addresses.ts';
import { once } from '#packages/site/once.ts';
import { mistakesInWords } from '#packages/content/reading/mistakes.ts';
import { checkInTurns, currentSite, currentSource, type Site } from '#packages/content/site.ts';
import { addressTable, allDocuments } from '#packages/content/documents/documents.ts';
import { paletteModule } from '#packages/content/brand/palette.ts';
import { stateOf } from '#packages/content/schedule/held-back.ts';
import { htmlDocument } from '../documents/html-document.ts';
import { fontFaces } from '../fonts/fonts.ts';
import type { PageData } from './development.ts';
import { handler, partsOf, sendHtml } from './handler.ts';
import type { Renderer } from './render.ts';

const label = `display: block; inline-size: fit-content; margin-block-end: 0.5em; padding: 0.3em 0.7em; border-radius: 1em;
  background: #a3330c; color: #fff; font: 650 0.9rem/1.3 system-ui, sans-serif; letter-spacing: normal`;

// Notes the address, also after a client-side navigation.
const script = `const note = () => (document.documentElement.dataset.address = location.pathname);
note(); globalThis.navigation?.addEventListener('currententrychange', note);`;

/** Labels the title of a text that is not simply on the site, and the links to it, with its state, as in 'Draft'. */
function stateLabels({ source }: Site): string {
  const all = locales.flatMap(({ code }) => source.language(code).entries);
  const rules = all.flatMap((entry) => {
    const state = stateOf(entry, source.day);
    if (state === undefined) return [];
    const selector = `:root[data-address="${entry.address}"] h1::before, main a[href="${entry.address}"]::before`;
    return `${selector} { content: "${state}"; ${label} }`;
  });
  // With an id, so that the editor replaces it after a save.
  return `<style data-vite-dev-id="states">${rules.join('\n')}</style>\n<script>${script}</script>`;
}

const entryScript = '/app/entry-client.tsx';
const globalStyles = ['/app/styles/index.css', `/${paletteModule}`];

/** The styles of rendered modules as elements that Vite's client adopts: pages are styled before their scripts run. */
async function styleElements({ environments: { client, ssr } }: ViteDevServer): Promise<string> {
  const modules = [...ssr.moduleGraph.idToModuleMap.values()].map(({ url }) => url);
  const sheets = [...new Set([...globalStyles, ...modules.filter((url) => url.endsWith('.css'))])];
  const elements = sheets.map(async (url) => {
    const css = (await client.transformRequest(`${url}?direct`))?.code ?? '';
    return `<style data-vite-dev-id="${client.config.root}${url}">${css}</style>`;
  });
  return (await Promise.all(elements)).join('\n');
}

type Rendering = { render: Renderer['render']; pageData: PageData };

async function documentAt(
  server: ViteDevServer,
  site: Site,
  address: string,
  { render, pageData }: Rendering,
): Promise<{ address: string; html: string; status: number }> {
  const { pathname } = partsOf(address);
  const locale = localeOfPath(pathname, locales);
  const page = pageOfPath(pathname, locale);
  // The address of a page may be written with escapes.
  const written = page ? pageAddress(page, locale) : pathname;
  const all = allDocuments(site).filter((each) => each.locale === locale);
  const found = all.find((each) => each.kind !== 'not-found' && each.address === written);
  const document = found ?? all.find(({ kind }) => kind === 'not-found');
  if (!document) throw new Error(`${locale.name} has no not-found page`);
  const body = await render(address);
  const data = await pageData(server.config.root, document.address);
  const html = htmlDocument(site, document, {
    css: fontFaces(site.source),
    scripts: `<script type="module" src="${entryScript}"></script>`,
    fonts: [],
    body,
    data: data && JSON.stringify(data),
    headElements: ['', await styleElements(server), stateLabels(site)].join('\n'),
  });
  return { address: document.address, html, status: found ? 200 : 404 };
}

const redirectsOf = once((site: Site) => {
  const { moved, otherNames } = addressTable(site);
  return new Map([...moved, ...otherNames].map(({ from, to }) => [from, to]));
});

async function navigationData(
  address: string,
  dataOf: (page: string) => ReturnType<PageData>,
): Promise<object | undefined> {
  const page = address.replace(/\.json$/, '');
  const data = address === dataAddress(page) ? await dataOf(page) : undefined;
  return data && { script: entryScript, ...data };
}

/** While the content has a mistake, sends `standIn` in place of the page, or without one the mistake. */
export function servePages(
  server: ViteDevServer,
  { standIn, ...rendering }: Rendering & { standIn: string | undefined },
): Connect.NextHandleFunction {
  const { root } = server.config;
  const pageNow = async (site: Site | undefined, address: string) => {
    try {
      return site && (await documentAt(server, site, address, rendering));
    } catch (error) {
      // A mistake in a body that was not checked before may be why.
      if (currentSource(root).mistakes.length === 0) throw error;
      return undefined;
    }
  };
  return handler(async ({ headers, originalUrl: address = '/' }: Connect.IncomingMessage, response) => {
    if (!headers.accept?.includes('text/html')) {
      const data = await navigationData(address, (page) => rendering.pageData(root, page));
      if (data) response.setHeader('content-type', 'application/json').end(JSON.stringify(data));
      return data !== undefined;
    }
    // Enough for fifty texts, or more that were checked before: then most sites show no page with a mistake.
    const end = performance.now() + 250;
    await checkInTurns(root, () => performance.now() < end);
    const site = currentSite(root, { showsAll: true });
    const { pathname, search } = partsOf(address);
    const to = site && redirectsOf(site).get(pathname);
    if (to !== undefined) {
      response.writeHead(307, { location: to + search }).end();
      return true;
    }
    const page = await pageNow(site, address);
    // Vite fails for what cannot be decoded, such as '/%zz': it gets the address of the not-found page.
    if (page)
      return sendHtml(response, await server.transformIndexHtml(page.address, page.html), page.status);
    if (standIn === undefined)
      throw Object.assign(new Error(mistakesInWords(currentSource(root).mistakes)), { stack: '' });
    return sendHtml(response, await server.transformIndexHtml(address, standIn), 500);
  });
}
