import type { RouteObject } from 'react-router';
import type { PageHandle } from './routes.tsx';
import { decodeAddress } from './site/decode-address.ts';

/** What the prerenderer's route said, from the document that it made. */
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
 * Returns the route of this document, if it is a page that no script holds. The router knows no other such page: links to
 * them load their documents.
 */
export function documentPages(): RouteObject[] {
  if (!document.querySelector('[data-part=page]')) return [];
  return [{ path: decodeAddress(location.pathname), caseSensitive: true, handle: handleOf(), lazy }];
}
