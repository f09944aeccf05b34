/** Where the focus was when a page was left: a link's address, and its place among the links of the document. */
type Place = { href: string; index: number };

const places = new Map<string, Place>();

/** Remembers the link that a click follows away from an entry of the history, which the router names by its key. */
export function rememberLink(key: string, { target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link) places.set(key, { href: link.href, index: [...document.links].indexOf(link) });
}

/** Focuses the link by which this entry of the history was left. False where it is no longer there or not shown. */
export function focusFollowedLink(key: string): boolean {
  const place = places.get(key);
  const link = place && document.links[place.index];
  if (link?.href !== place?.href) return false;
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
