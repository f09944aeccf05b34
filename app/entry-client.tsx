import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { documentPages } from 'virtual:document-pages';
import './styles/index.css';
import { App } from './app.tsx';
import { createChunkRecovery } from './browser/chunk-recovery.ts';
import { completeRoute, completeRoutes, createRoute } from './routes.tsx';
import { fetchAhead } from './browser/fetch-ahead.ts';
import { locales } from './site/locales.ts';
import { localeOfPath } from './site/pages.ts';
import { addStylesheet } from './browser/stylesheet.ts';

// What is imported above took a task to set up; what follows takes another, and between them the page answers.
await new Promise((resolve) => setTimeout(resolve));

const recovery = createChunkRecovery();
const locale = localeOfPath(window.location.pathname, locales);
// The first page's own rules are in its document: it does not wait for those of the others.
let styles: Promise<unknown> = Promise.resolve();
const routes = [
  createRoute(
    locale,
    (error) => recovery.recover(error),
    () => styles,
    documentPages(),
  ),
];

// The first render must be complete: so are the routes of this address, before the router sees them.
await Promise.all((matchRoutes(routes, window.location) ?? []).map(({ route }) => completeRoute(route)));
styles = addStylesheet();
styles.catch(console.warn);

const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
recovery.start(router.createHref(router.state.location), () => {
  const { location } = router.state.navigation;
  return location && { address: router.createHref(location), key: location.key };
});
router.subscribe(() => recovery.watch());

const root = document.querySelector('#root');
if (root) {
  // In slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      root,
      <App root={root}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

// The language that was chosen last, which the boot script has read, or the browser's first.
const { language = navigator.language } = document.documentElement.dataset;
if (!language.startsWith(locale.code)) {
  // An offer that cannot be fetched is none.
  Promise.all([import('./layout/language-suggestion.ts'), styles]).then(
    ([{ suggestLanguage }]) => suggestLanguage(locale, router),
    () => {},
  );
}

fetchAhead(async () => {
  // The router's own copies of the routes.
  const [frame] = router.state.matches;
  if (frame) await completeRoutes(frame.route);
});
