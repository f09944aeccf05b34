import { loadMoved } from '#generate/content/moved.ts';
import { loadSite } from '#generate/content/site.ts';
import { allDocuments } from '#generate/documents/documents.ts';

/** Returns an address or, for a page, article or list that no longer exists, the nearest existing address above it. */
export function nearestAddress(root: string, address: string): string {
  const there = new Set(allDocuments(loadSite(root)).map((document) => document.address));
  // The development server redirects these.
  const moved = loadMoved(root);
  let nearest = address;
  while (nearest !== '/' && !there.has(nearest) && !Object.hasOwn(moved, nearest))
    nearest = nearest.replace(/\/[^/]*$/, '') || '/';
  return nearest;
}
