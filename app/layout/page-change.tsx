import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router';
import { countVisit } from '#app/browser/count-visit.ts';
import { endSmoothScroll, scrollSmoothly } from '#app/browser/scroll-smoothly.ts';
import { decodeAddress } from '#packages/site/addresses.ts';
import { pageFacts, type PageFacts } from '#packages/site/page-facts.ts';
import { useSite } from './site-context.ts';

const followed = new Map<string, { href: string; index: number }>();

/** Remembers the clicked link for a history entry, identified by the router's location key. */
function rememberLink(key: string, { target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link) followed.set(key, { href: link.href, index: [...document.links].indexOf(link) });
}

/** Focuses the link that was followed from this history entry. Returns false if it is gone or hidden. */
function focusFollowedLink(key: string): boolean {
  const entry = followed.get(key);
  const link = entry && document.links[entry.index];
  if (link?.href !== entry?.href) return false;
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/** Focuses an element without scrolling: the scroll position is set elsewhere. */
function focusOn(element: HTMLElement): void {
  if (!element.matches('a, button, input, textarea, select, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function updateHead({ title, description }: PageFacts['meta'], canonical: string): void {
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical);
}

/** Fades a new page in. It takes clicks during the fade, which a view transition would swallow (decision 7). */
function fadeIn(): void {
  const isPaused = document.documentElement.dataset.motion === 'paused';
  const isStill = isPaused || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isStill) document.querySelector('main')?.animate({ opacity: [0, 1] }, 220);
}

/** Keeps the position that the router sets: to it, browsers still add what a smooth scroll covered since their last frame. */
function keepScrollPosition(): void {
  queueMicrotask(() => {
    const { scrollX: left, scrollY: top } = window;
    requestAnimationFrame(() => window.scrollTo({ left, top, behavior: 'instant' }));
  });
}

/** Does what browsers do on load: sets the title and focuses the heading or the target of the hash, or after Back the followed link. */
export function PageChange() {
  const { siteUrl } = useSite();
  const location = useLocation();
  const navigation = useNavigationType();
  const meta = pageFacts(useMatches().at(-1))?.meta;
  const shown = useRef(location);
  const isSmooth = useRef(false);

  useEffect(() => {
    const remember = (event: Event) => rememberLink(location.key, event);
    // Capture phase: runs before the router's handler, which may replace the page synchronously.
    addEventListener('click', remember, true);
    return () => removeEventListener('click', remember, true);
  }, [location]);

  useLayoutEffect(() => {
    const { pathname, search, hash } = shown.current;
    if (shown.current === location) return;
    shown.current = location;
    const isNewPage = pathname !== location.pathname;
    // Only the query has changed, in which pages keep their state: leave title, focus and scrolling alone.
    const isStateOnly = !isNewPage && search !== location.search;
    if (isStateOnly && (location.hash === '' || location.hash === hash)) return;
    // On a machine that has not painted since a link to a section, the router would scroll smoothly too.
    endSmoothScroll();
    const toHash = location.hash !== '' && navigation !== NavigationType.Pop;
    if (process.env.COUNT_VISITS && isNewPage) countVisit('view');
    if (isNewPage && !toHash) fadeIn();
    if (meta) updateHead(meta, siteUrl + location.pathname);

    // Smooth for hash links only: animating the scroll to the top on navigation would be disorienting.
    if (toHash && isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
    if (toHash) scrollSmoothly();
    else if (isSmooth.current && navigation === NavigationType.Pop) keepScrollPosition();
    isSmooth.current = toHash;

    if (navigation === NavigationType.Pop && focusFollowedLink(location.key)) return;
    const target = location.hash && document.getElementById(decodeAddress(location.hash.slice(1)));
    // As browsers do when they navigate to a hash inside closed ones.
    if (target && toHash) target.closest('details')?.setAttribute('open', '');
    const heading = target || document.querySelector('h1');
    if (heading && (isNewPage || toHash)) focusOn(heading);
  }, [location, navigation, meta, siteUrl]);

  return null;
}
