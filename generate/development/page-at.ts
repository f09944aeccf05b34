import type { LoadedPage } from '#packages/site/page-facts.ts';
import { allDocuments } from '#packages/content/documents/documents.ts';
import type { Site } from '#packages/content/site.ts';
import { loadedPage } from '../documents/loaded-page.ts';

export async function pageAt(site: Site | undefined, address: string): Promise<LoadedPage | undefined> {
  if (!site) return undefined;
  const all = allDocuments(site);
  const document = all.find((each) => each.address === address);
  return loadedPage(site, document, all);
}
