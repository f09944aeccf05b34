import { currentSite } from '#generate/content/site.ts';
import { collectionDocuments } from '#generate/documents/documents.ts';

const isOfArticles = (address: string) => /\/(?:insights|stories)(?:\/|$)/.test(address);

/** Returns an address or, for an article or list that no longer exists, the nearest existing address above it. */
export function nearestAddress(root: string, address: string): string {
  const there = new Set(collectionDocuments(currentSite(root)).map((document) => document.address));
  let nearest = address;
  while (isOfArticles(nearest) && !there.has(nearest)) nearest = nearest.replace(/\/[^/]*$/, '') || '/';
  return nearest;
}
