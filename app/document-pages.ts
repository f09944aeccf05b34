import type { RouteObject } from 'react-router';
import type { PageHandle } from './routes.tsx';
import { decodeAddress } from './site/decode-address.ts';

/** Reconstructs the handle of the prerenderer's route from the current document. */
function handleOf(): PageHandle {
  const links = document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]');
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name=description]') ?? {};
  return {
    meta: { title: document.title, description: content },
    languages: Object.fromEntries([...links].map(({ hreflang, pathname }) => [hreflang, pathname])),
  };
}

const lazy = async () => ({ Component: (await import('./pages/insights/insights.tsx')).default });

/**
 * Returns a route for the current document if its page is in no script. Links to other such pages load their documents,
 * so they need no routes.
 */
export function documentPages(): RouteObject[] {
  if (!document.querySelector('[data-part=page]')) return [];
  return [{ path: decodeAddress(location.pathname), caseSensitive: true, handle: handleOf(), lazy }];
}
