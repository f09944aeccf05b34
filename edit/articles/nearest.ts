import { currentSite } from '#generate/content/site.ts';
import { allDocuments } from '#generate/documents/documents.ts';

/** Returns an address or, for a page, article or list that no longer exists, the nearest existing address above it. */
export function nearestAddress(root: string, address: string): string {
  const site = currentSite(root);
  const there = new Set(allDocuments(site).map((document) => document.address));
  // The development server redirects these.
  const { moved } = site;
  let nearest = address;
  while (nearest !== '/' && !there.has(nearest) && !Object.hasOwn(moved, nearest))
    nearest = nearest.replace(/\/[^/]*$/, '') || '/';
  return nearest;
}
