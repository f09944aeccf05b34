import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router';
import { decodeAddress } from '#app/site/decode-address.ts';
import { focusFollowedLink, rememberLink } from './followed-links.ts';
import { useSite } from './site-context.ts';

type Meta = { title: string; description: string };

/** Moves keyboard and screen-reader focus without moving the view: the scroll position is decided elsewhere. */
function focusOn(element: HTMLElement): void {
  if (!element.matches('a, button, input, textarea, select, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** What a browser itself reads of the head: the title, the description, and the address that it shares. */
function updateHead({ title, description }: Meta, canonical: string): void {
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical);
}

/**
 * Holds the place that the router scrolls to in the same task. A smooth scroll under way ends there, but browsers still add
 * by how much it has moved since their last frame.
 */
function holdPlace(): void {
  queueMicrotask(() => {
    const { scrollX: left, scrollY: top } = window;
    requestAnimationFrame(() => window.scrollTo({ left, top, behavior: 'instant' }));
  });
}

/**
 * What a browser does by itself when a page loads, done for a page change without one: the title first, then the
 * focus on the heading (or on the target of the hash), which is also what announces the page. Back and Forward return the
 * focus to the link by which the page was left.
 */
export function PageChange() {
  const { siteUrl } = useSite();
  const location = useLocation();
  const navigation = useNavigationType();
  const meta = (useMatches().at(-1)?.handle as { meta: Meta } | undefined)?.meta;
  const shown = useRef(location);

  useEffect(() => {
    const remember = (event: Event) => rememberLink(location.key, event);
    // Before the router's own handler, which may replace the page at once.
    addEventListener('click', remember, true);
    return () => removeEventListener('click', remember, true);
  }, [location]);

  useLayoutEffect(() => {
    if (shown.current === location) return;
    // A page that keeps its state in the address changes nothing else: no focus, no title, no scrolling.
    const { pathname, search, hash } = shown.current;
    const isStateOnly = pathname === location.pathname && search !== location.search;
    if (isStateOnly && (location.hash === '' || location.hash === hash)) {
      shown.current = location;
      return;
    }
    const isNewPage = shown.current.pathname !== location.pathname;
    shown.current = location;
    if (meta) updateHead(meta, siteUrl + location.pathname);

    // Smooth for hash links only: an animated return to the top on a page change would make visitors seasick.
    const toHash = location.hash !== '' && navigation !== NavigationType.Pop;
    if (toHash && isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
    const root = document.documentElement;
    if (root.hasAttribute('data-smooth-scroll') && navigation === NavigationType.Pop) holdPlace();
    root.toggleAttribute('data-smooth-scroll', toHash);

    if (navigation === NavigationType.Pop && focusFollowedLink(location.key)) return;
    const target = location.hash && document.getElementById(decodeAddress(location.hash.slice(1)));
    const heading = target || document.querySelector('h1');
    if (heading && (isNewPage || toHash)) focusOn(heading);
  }, [location, navigation, meta, siteUrl]);

  return null;
}
