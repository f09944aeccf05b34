import { lazy, type ComponentType } from 'react';
import { Outlet, useLocation, type RouteObject } from 'react-router';
import facts from '#content/site.yaml';
import type { Words } from '#generate/content/schema.ts';
import { frameWords, words } from './words.ts';
import { Layout } from './layout/layout.tsx';
import { ErrorScreen, PageError } from './layout/error-screen.tsx';
import type { Locale } from './site/locales.ts';
import { endsAsPage, pageAddress, pages, type PageId } from './site/pages.ts';

type PageName = PageId | 'not-found';
type PageModule<Name extends PageName> = { default: ComponentType<{ words: Words[Name] }> };

/** What a page puts into the document's head; read from the route's handle. */
export type PageHandle = { meta: { title: string; description: string } };

const modules: { [Name in PageName]: () => Promise<PageModule<Name>> } = {
  home: () => import('./pages/home/home.tsx'),
  about: () => import('./pages/about/about.tsx'),
  services: () => import('./pages/services/services.tsx'),
  benefits: () => import('./pages/benefits/benefits.tsx'),
  nearshoring: () => import('./pages/nearshoring/nearshoring.tsx'),
  contact: () => import('./pages/contact/contact.tsx'),
  privacy: () => import('./pages/privacy/privacy.tsx'),
  terms: () => import('./pages/terms/terms.tsx'),
  'not-found': () => import('./pages/not-found/not-found.tsx'),
};

/** Loads a page's code and its words, side by side. */
async function loadPage<Name extends PageName>(name: Name, locale: Locale) {
  const [{ default: Page }, pageWords] = await Promise.all([modules[name](), words(locale.code, name)]);
  const handle: PageHandle = { meta: pageWords.meta };
  return { handle, Component: () => <Page words={pageWords} /> };
}

type LoadedPage = Awaited<ReturnType<typeof loadPage>>;

// The loaders whose routes have been completed: the router warns where it is given the same again.
const completed = new WeakSet<object>();

/** Fetches what a route lacks, its page's code and words, and puts it there, so that the router need not wait for it. */
export async function completeRoute(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'function') return;
  const loaded = await lazy();
  // The router may have asked for the same: what it was given, it takes first.
  await new Promise((resolve) => setTimeout(resolve));
  if (route.lazy !== lazy) return;
  completed.add(lazy);
  Object.assign(route, loaded, { lazy: undefined });
}

/**
 * Completes every route below one, so that later clicks need no network, are answered at once, and a deploy in the
 * meantime cannot break them. What fails is fetched again when it is asked for.
 */
export async function completeRoutes({ children = [] }: RouteObject): Promise<void> {
  await Promise.allSettled(children.flatMap((route) => [completeRoute(route), completeRoutes(route)]));
}

/** What to do where a page's chunk cannot be loaded. The browser navigates; the prerenderer lets it fail. */
export type ChunkFailure = (error: unknown) => Promise<never>;

/**
 * Every address of a language. Between languages the browser navigates by itself, so that it needs one of them.
 *
 * @param styles gives what is settled when the rules of the page that is asked for apply: it is not shown before
 */
export function createRoute(
  locale: Locale,
  onChunkFailure: ChunkFailure,
  styles: () => Promise<unknown> = () => Promise.resolve(),
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
  // The router, as it first renders, waits for it without taking anything from the document.
  const NotFound = lazy(async () => ({ default: (await lazily('not-found')()).Component }));
  return {
    id: locale.code,
    path: `/${locale.prefix}`,
    // As servers of files match.
    caseSensitive: true,
    lazy: async () => {
      const { ui, error, zoneNames } = await frameWords(locale.code);
      // One and the same element, so that a page change renders of the frame only what depends on the address.
      const frame = <Layout site={{ ...facts, locale, ui, error, zoneNames }} />;
      return {
        Component: () => frame,
        // Apart from the frame's words: it stands in where these are what failed.
        ErrorBoundary: () => <ErrorScreen words={error} home={pageAddress('home', locale)} />,
      };
    },
    children: [
      {
        ErrorBoundary: PageError,
        Component: () => (endsAsPage(useLocation().pathname) ? <Outlet /> : <NotFound />),
        children: [
          ...pages.map(({ id, slug }) => ({
            id: `${locale.code}/${id}`,
            ...(slug ? { path: slug, caseSensitive: true } : { index: true as const }),
            lazy: lazily(id),
          })),
          { id: `${locale.code}/not-found`, path: '*', lazy: lazily('not-found') },
        ],
      },
    ],
  };
}
