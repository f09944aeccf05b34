import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import site from '#content/site.yaml';
import { App } from './app.tsx';
import { createRoute } from './routes.tsx';
import { locales } from './site/locales.ts';

async function fail(error: unknown): Promise<never> {
  throw error;
}

/**
 * Renders what stands inside the root element at an address of the site, as HTML: what the browser's first render
 * gives too. An unknown address gives the not-found page.
 *
 * @throws what a component, or the loading of its code or words, throws
 */
export async function render(address: string): Promise<string> {
  const handler = createStaticHandler(locales.map((locale) => createRoute(locale, fail)));
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
    // Every boundary where it stands: a large one would otherwise move to the end, with an inline script to bring it back.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
