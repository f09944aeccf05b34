import { lazy, type ComponentType, type ReactNode } from 'react';
import { Outlet, useLoaderData, useLocation, type RouteObject } from 'react-router';
import facts from '#content/site.yaml';
import collectionPages, { type CollectionPage } from 'virtual:collections';
import type { Facts } from '#packages/content/facts.ts';
import type { Words } from '#packages/content/schema.ts';
import { ErrorScreen, FrameError } from './layout/error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { SiteContext, type Frame } from './layout/site-context.ts';
import { lazily, type LoadFailure } from './browser/lazy-route.ts';
import { decodeAddress, hasNoTrailingSlash } from '#packages/site/addresses.ts';
import type { Locale } from '#packages/site/locales.ts';
import type { LoadedPage, PageFacts } from '#packages/site/page-facts.ts';
import { pagesWithout, type PageId } from '#packages/site/pages.ts';
import { frameWords, words } from './words.ts';

type PageName = PageId | 'not-found';
type PageModule<Name extends PageName> = { default: ComponentType<{ words: Words[Name] }> };

/** The pages with a fixed address: `pages` in `packages/site/pages.ts` has their slugs. */
const fixedPages: { [Name in PageName]: () => Promise<PageModule<Name>> } = {
  home: () => import('./pages/home/home.tsx'),
  about: () => import('./pages/about/about.tsx'),
  services: () => import('./pages/services/services.tsx'),
  benefits: () => import('./pages/benefits/benefits.tsx'),
  nearshoring: () => import('./pages/nearshoring/nearshoring.tsx'),
  plan: () => import('./pages/plan/plan.tsx'),
  contact: () => import('./pages/contact/contact.tsx'),
  privacy: () => import('./pages/privacy/privacy.tsx'),
  terms: () => import('./pages/terms/terms.tsx'),
  accessibility: () => import('./pages/accessibility/accessibility.tsx'),
  'not-found': () => import('./pages/not-found/not-found.tsx'),
};

/** What routes need of their surroundings, which differ between browser and prerenderer. */
type RouteLoading = {
  /** Loads the data of the page at an address; null if there is none. */
  loadPage: (address: string) => Promise<LoadedPage | null>;
  onFailure: LoadFailure;
  /** Loads the stylesheet of the next page, and settles once it applies; pages wait for it. */
  styles: () => Promise<unknown>;
};

async function loadFixed<Name extends PageName>(name: Name, locale: Locale) {
  const [{ default: Page }, pageWords] = await Promise.all([fixedPages[name](), words(locale.code, name)]);
  const handle: PageFacts = { meta: pageWords.meta, ...(name === 'not-found' && { languages: {} }) };
  return { handle, Component: () => <Page words={pageWords} /> };
}

async function loadWithData({ load, words: files }: CollectionPage, locale: Locale, NotFound: ComponentType) {
  const [collection, ofTexts] = files;
  const [{ default: Page }, itsWords, textWords] = await Promise.all([
    load(),
    words(locale.code, collection),
    ofTexts && words(locale.code, ofTexts),
  ]);
  return {
    Component: () => {
      const page = useLoaderData<LoadedPage | null>();
      return page ? <Page data={page.data} words={itsWords} textWords={textWords} /> : <NotFound />;
    },
  };
}

type SiteProps = Frame & { own: Facts; children: ReactNode };

/** Edit mode replaces each prop once its file has changed. */
function Site({ own, children, ...words }: SiteProps) {
  return <SiteContext value={{ ...own, ...words }}>{children}</SiteContext>;
}

async function loadFrame(locale: Locale) {
  const { ui, error, clock, menus } = await frameWords(locale.code);
  const inSite = (element: ReactNode) => (
    <Site own={facts} {...{ locale, ui, error, clock, menus }}>
      {element}
    </Site>
  );
  // The same element for every render, so that navigation re-renders only the parts of the frame that depend on the
  // location.
  const frame = inSite(<Layout />);
  return { Component: () => frame, ErrorBoundary: () => inSite(<FrameError />) };
}

/** The route of a language with all its pages. Switching languages loads a new document, so a router has only one. */
export function createRoute(locale: Locale, { loadPage, onFailure, styles }: RouteLoading): RouteObject {
  const loading = <Loaded extends object>(load: () => Promise<Loaded>) => lazily(load, styles, onFailure);
  const fixed = (name: PageName) => loading(() => loadFixed(name, locale));
  // A React lazy component: it suspends inside the prerendered HTML, which stays visible until it has loaded.
  const NotFound = lazy(async () => ({ default: (await fixed('not-found')()).Component }));
  return {
    id: locale.code,
    path: `/${locale.prefix}`,
    // File servers are case-sensitive.
    caseSensitive: true,
    lazy: () => loadFrame(locale),
    children: [
      {
        ErrorBoundary: ErrorScreen,
        Component: () => (hasNoTrailingSlash(useLocation().pathname) ? <Outlet /> : <NotFound />),
        children: [
          ...pagesWithout(facts.pagesOff).map(({ id, slug }) => ({
            id: `${locale.code}/${id}`,
            ...(slug ? { path: slug, caseSensitive: true } : { index: true as const }),
            lazy: fixed(id),
          })),
          // Those of collections: packages/content/collections/ defines each.
          ...Object.entries(collectionPages).map(([path, page]) => ({
            id: `${locale.code}/${path}`,
            path,
            caseSensitive: true,
            loader: ({ request }: { request: Request }) =>
              loadPage(decodeAddress(new URL(request.url).pathname)).catch(onFailure),
            lazy: loading(() => loadWithData(page, locale, NotFound)),
          })),
          { id: `${locale.code}/not-found`, path: '*', lazy: fixed('not-found') },
        ],
      },
    ],
  };
}
