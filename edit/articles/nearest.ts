import { listedDocuments } from '#generate/documents/documents.ts';

const isOfArticles = (address: string) => /\/(?:insights|stories)(?:\/|$)/.test(address);

/** An address or, if it is that of an article or of a list that is gone, the first one above it that is there. */
export function nearestAddress(root: string, address: string): string {
  const there = new Set(listedDocuments(root).map((document) => document.address));
  let nearest = address;
  while (isOfArticles(nearest) && !there.has(nearest)) nearest = nearest.replace(/\/[^/]*$/, '') || '/';
  return nearest;
}
