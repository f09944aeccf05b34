import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import site from '#content/site.yaml';
import { App } from './layout/app.tsx';
import { createRoute } from './routes.tsx';
import { locales } from '#packages/site/locales.ts';
import type { LoadedPage } from '#packages/site/page-facts.ts';

async function fail(error: unknown): Promise<never> {
  throw error;
}

/** The HTML in the root element, as the browser renders it first. `page` is the data of a text's or a list's page. */
export async function render(address: string, page: LoadedPage | null = null): Promise<string> {
  const handler = createStaticHandler(
    locales.map((locale) =>
      createRoute(locale, { loadPage: async () => page, onFailure: fail, styles: async () => {} }),
    ),
  );
  const context = await handler.query(new Request(site.siteUrl + address));
  if (context instanceof Response) throw new Error(`${address} answers with a redirect`);
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
    // Keeps all Suspense boundaries in place: React would move large ones to the end and restore them with an inline
    // script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
