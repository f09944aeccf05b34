import { lazy, type ComponentType } from 'react';
import { Outlet, useLocation, type RouteObject } from 'react-router';
import facts from '#content/site.yaml';
import type { Words } from '#generate/content/schema.ts';
import { frameWords, words } from './words.ts';
import { Layout } from './layout/layout.tsx';
import { FrameError, PageError } from './layout/error-screen.tsx';
import type { Locale } from './site/locales.ts';
import { hasNoTrailingSlash, pageAddress, pages, type PageId } from './site/pages.ts';

type PageName = PageId | 'not-found';
type PageModule<Name extends PageName> = { default: ComponentType<{ words: Words[Name] }> };

/**
 * A route's handle: metadata for the document's head, and the targets of the language links, by language, for a page
 * that may not exist in every language.
 */
export type PageHandle = {
  meta: { title: string; description: string };
  languages?: Readonly<Record<string, string>>;
};

const modules: { [Name in PageName]: () => Promise<PageModule<Name>> } = {
  home: () => import('./pages/home/home.tsx'),
  about: () => import('./pages/about/about.tsx'),
  services: () => import('./pages/services/services.tsx'),
  benefits: () => import('./pages/benefits/benefits.tsx'),
  nearshoring: () => import('./pages/nearshoring/nearshoring.tsx'),
  contact: () => import('./pages/contact/contact.tsx'),
  privacy: () => import('./pages/privacy/privacy.tsx'),
  terms: () => import('./pages/terms/terms.tsx'),
  accessibility: () => import('./pages/accessibility/accessibility.tsx'),
  'not-found': () => import('./pages/not-found/not-found.tsx'),
};

/** Loads a page's code and words in parallel. */
async function loadPage<Name extends PageName>(name: Name, locale: Locale) {
  const [{ default: Page }, pageWords] = await Promise.all([modules[name](), words(locale.code, name)]);
  const handle: PageHandle = { meta: pageWords.meta };
  return { handle, Component: () => <Page words={pageWords} /> };
}

type LoadedPage = Awaited<ReturnType<typeof loadPage>>;

// Loaders of completed routes: the router warns about properties that a route already has.
const completed = new WeakSet<object>();

/** Loads a route's code and words ahead of time and replaces its `lazy`, so that navigation to it is synchronous. */
export async function completeRoute(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'function') return;
  const loaded = await lazy();
  // If the router called the same `lazy`, let it apply its result first.
  await new Promise((resolve) => setTimeout(resolve));
  if (route.lazy !== lazy) return;
  completed.add(lazy);
  Object.assign(route, loaded, { lazy: undefined });
}

/**
 * Completes all child routes, so that navigation needs no network and does not break after a deploy. Routes that fail
 * stay lazy and are retried on navigation.
 */
export async function completeRoutes({ children = [] }: RouteObject): Promise<void> {
  await Promise.allSettled(children.flatMap((route) => [completeRoute(route), completeRoutes(route)]));
}

/**
 * Called if a page's chunk fails to load. The browser falls back to a document navigation; the prerenderer rethrows.
 */
export type ChunkFailure = (error: unknown) => Promise<never>;

/**
 * Returns the route of a language with all its pages. Switching languages loads a new document, so a router has only
 * one.
 *
 * @param styles loads the stylesheet of the next page, and settles once it applies; pages wait for it
 * @param documentPages routes of pages that are only in documents, such as articles
 */
export function createRoute(
  locale: Locale,
  onChunkFailure: ChunkFailure,
  styles: () => Promise<unknown> = () => Promise.resolve(),
  documentPages: readonly RouteObject[] = [],
): RouteObject {
  const lazily = (name: PageName) => {
    const load = async (): Promise<LoadedPage> => {
      try {
        const [page] = await Promise.all([loadPage(name, locale), styles()]);
        return completed.has(load) ? ({} as LoadedPage) : page;
      } catch (error) {
        return onChunkFailure(error);
      }
    };
    return load;
  };
  // A React lazy component: it suspends inside the prerendered HTML, which stays visible until it has loaded.
  const NotFound = lazy(async () => ({ default: (await lazily('not-found')()).Component }));
  return {
    id: locale.code,
    path: `/${locale.prefix}`,
    // File servers are case-sensitive.
    caseSensitive: true,
    lazy: async () => {
      const { ui, error, zoneNames } = await frameWords(locale.code);
      // The same element for every render, so that navigation re-renders only the parts of the frame that depend on
      // the location.
      const frame = <Layout site={{ ...facts, locale, ui, error, zoneNames }} />;
      return {
        Component: () => frame,
        // Does not use the frame's context, because loading its words is what may have failed.
        ErrorBoundary: () => <FrameError words={error} home={pageAddress('home', locale)} facts={facts} />,
      };
    },
    children: [
      {
        ErrorBoundary: PageError,
        Component: () => (hasNoTrailingSlash(useLocation().pathname) ? <Outlet /> : <NotFound />),
        children: [
          ...pages.map(({ id, slug }) => ({
            id: `${locale.code}/${id}`,
            ...(slug ? { path: slug, caseSensitive: true } : { index: true as const }),
            lazy: lazily(id),
          })),
          ...documentPages,
          { id: `${locale.code}/not-found`, path: '*', lazy: lazily('not-found') },
        ],
      },
    ],
  };
}
