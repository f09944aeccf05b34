import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './styles/index.css';
import 'virtual:palette.css';
import { App } from './layout/app.tsx';
import { createChunkRecovery } from './browser/chunk-recovery.ts';
import { inTime } from './browser/in-time.ts';
import { keepControls } from './browser/keep-controls.ts';
import { notePageChange } from './browser/page-recovery.ts';
import { prefetchWhenIdle } from './browser/prefetch-when-idle.ts';
import { completeRoute, completeRoutes } from './browser/lazy-route.ts';
import { createRoute } from './routes.tsx';
import { canRunCode } from './browser/supported-browsers.ts';
import { showWithoutScript } from './browser/without-script.ts';
import { locales } from '#packages/site/locales.ts';
import { localeOfPath } from '#packages/site/addresses.ts';

/**
 * Adds the complete stylesheet to the document, which only has the rules of this page. The boot script has already started
 * to fetch it, from the address in its `data-styles`. Not used in development.
 *
 * @returns a promise that resolves when the rules apply, and rejects if the file cannot be loaded
 */
function addStylesheet(): Promise<unknown> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
  if (!href) return Promise.resolve();
  return new Promise((onload, onerror) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
  });
}

/** Restores the comments of React's boundaries where a host has stripped them: each is the only child of a `data-boundary`. */
function restoreBoundaries(root: Element): void {
  for (const element of root.querySelectorAll('[data-boundary]')) {
    if (element.firstChild instanceof Comment) continue;
    element.prepend(new Comment('$'));
    element.append(new Comment('/$'));
  }
}

if (!canRunCode()) {
  showWithoutScript();
  throw new Error('This browser is too old for the code: the page stays as it is without JavaScript.');
}

// The imports above were evaluated in one task. Yield before the next, so that the page can respond to input.
await new Promise((resolve) => setTimeout(resolve));

const recovery = createChunkRecovery();
const locale = localeOfPath(window.location.pathname, locales);
const stylesheet = addStylesheet();
// The document has the rules of its page, which renders without the stylesheet if need be. The next page waits for it.
let styles: Promise<unknown> = Promise.resolve();
const script = new URL(import.meta.url).pathname;
const routes = [
  createRoute(locale, {
    loadPage: async (address) =>
      (await import('./query-client.ts')).fetchPage(address, script, () => recovery.watch()),
    onFailure: (error) => recovery.recover(error),
    styles: () => styles,
  }),
];

// Hydration must not suspend, so load the routes of this address before creating the router. What it adds, such as the current
// time, would move the page without its rules, which the document lacks.
const matches = matchRoutes(routes, window.location) ?? [];
await Promise.all([
  // Or until it has taken so long that what is added may as well have no rules.
  inTime(stylesheet, 3000).catch(console.warn),
  ...matches.map(({ route }) => completeRoute(route)),
]);
styles = stylesheet;

// A document without data at an address of a text is the not-found page.
const data: unknown = JSON.parse(document.querySelector('#data')?.textContent ?? 'null');
const loaderData = Object.fromEntries(
  matches.filter(({ route }) => route.loader).map(({ route }) => [route.id, data]),
);
const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
onpopstate = null;
recovery.start(router.createHref(router.state.location), () => {
  const { location } = router.state.navigation;
  return location && { address: router.createHref(location), key: location.key };
});
router.subscribe(() => recovery.watch());

const root = document.querySelector('#root');
if (root) {
  const stopKeeping = keepControls(root);
  const { pathname } = router.state.location;
  const stopListening = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stopListening();
    stopKeeping();
    notePageChange();
  });
  restoreBoundaries(root);
  // Time-sliced, so that the page can respond to input meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <App root={root}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

// The visitor's last choice, read by the boot script, or the browser's first language.
const { language = navigator.language } = document.documentElement.dataset;
if (!language.startsWith(locale.code)) {
  // Optional, so ignored if it cannot be loaded.
  Promise.all([import('./layout/language-suggestion.ts'), styles]).then(
    ([{ suggestLanguage }]) => suggestLanguage(locale, router),
    () => {},
  );
}

prefetchWhenIdle(async () => {
  // The router works on copies of the routes.
  const [frame] = router.state.matches;
  if (frame) await completeRoutes(frame.route);
  // Without it, the first use tries again.
  await import('./query-client.ts').catch(console.warn);
});
