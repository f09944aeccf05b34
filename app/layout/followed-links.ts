/** Where the focus was when a page was left: a link's address, and its place among those with the same address. */
type Place = { href: string; index: number };

const places = new Map<string, Place>();

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)];
}

/** Remembers the link that a click follows away from an entry of the history, which the router names by its key. */
export function rememberLink(key: string, { target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link) return;
  const href = link.getAttribute('href') ?? '';
  places.set(key, { href, index: linksTo(href).indexOf(link) });
}

/** Focuses the link by which this entry of the history was left. False where it is no longer there or not shown. */
export function focusFollowedLink(key: string): boolean {
  const place = places.get(key);
  const link = place && linksTo(place.href)[place.index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
