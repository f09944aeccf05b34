/** A followed link: its address, and its index among the document's links. */
type FollowedLink = { href: string; index: number };

const followed = new Map<string, FollowedLink>();

/** Remembers the clicked link for a history entry, identified by the router's location key. */
export function rememberLink(key: string, { target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link) followed.set(key, { href: link.href, index: [...document.links].indexOf(link) });
}

/** Focuses the link that was followed from this history entry. Returns false if it is gone or hidden. */
export function focusFollowedLink(key: string): boolean {
  const entry = followed.get(key);
  const link = entry && document.links[entry.index];
  if (link?.href !== entry?.href) return false;
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
