import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import site from '#content/site.yaml';
import { App } from './app.tsx';
import { frameWords, words } from './words.ts';
import { htmlDocument } from '#generate/documents/html-document.ts';
import { head } from '#generate/documents/head/head.ts';
import { createRoute, type PageHandle } from './routes.tsx';
import { locales, type Locale } from './site/locales.ts';
import { localeOfPath, pages } from './site/pages.ts';

/** What a document refers to: the stylesheet's text, the font rules, the boot script's element, the fonts to preload. */
export type Assets = { css: string; fontFaces: string; boot: string; fonts: string[] };

async function fail(error: unknown): Promise<never> {
  throw error;
}

async function headOf({ id, handle }: RouteObject, locale: Locale): Promise<string> {
  const page = pages.find((each) => id === `${locale.code}/${each.id}`)?.id;
  return head({
    page,
    locale,
    meta: (handle as PageHandle).meta,
    site,
    ui: (await frameWords(locale.code)).ui,
    services: page === 'services' ? await words(locale.code, 'services') : undefined,
  });
}

/** Renders the document at an address of the site, as complete HTML. An unknown address gives the not-found page. */
export async function render(address: string, assets: Assets): Promise<string> {
  const handler = createStaticHandler(locales.map((locale) => createRoute(locale, fail)));
  const context = await handler.query(new Request(new URL(address, site.siteUrl)));
  if (context instanceof Response) throw new Error(`${address} answers with a redirect`);
  const leaf = context.matches.at(-1)?.route;
  if (!leaf) throw new Error(`no route matches ${address}`);
  const error = Object.values(context.errors ?? {})[0];
  if (error) throw error;

  const { prelude } = await prerender(
    <App>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    // Every boundary where it stands: a large one would otherwise move to the end, with an inline script to bring it back.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const locale = localeOfPath(address, locales);
  return htmlDocument({
    assets,
    body: await new Response(prelude).text(),
    head: await headOf(leaf, locale),
    locale,
  });
}
