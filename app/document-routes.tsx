import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import InsightsFrame from './pages/insights/insights.tsx';
import type { PageHandle } from './routes.tsx';
import { languagesOf, type InsightsPage } from './site/insights.ts';
import { locales, type Locale } from './site/locales.ts';

/** Returns the routes of a language's articles or client stories. Prerenderer only: browsers load the documents. */
export function documentRoutes(
  pages: readonly InsightsPage[],
  locale: Locale,
  renderPage: (page: InsightsPage) => ReactNode,
): RouteObject[] {
  return pages
    .filter((page) => page.locale === locale)
    .map((page) => ({
      path: page.address,
      caseSensitive: true,
      handle: { languages: languagesOf(page, pages, locales) } satisfies Partial<PageHandle>,
      Component: () => <InsightsFrame>{renderPage(page)}</InsightsFrame>,
    }));
}
