import { allDocuments, type SiteDocument } from '#packages/content/documents/documents.ts';
import { parseNames } from './options.ts';
import { siteOfProject } from './site-of-project.ts';

/**
 * The documents, in every language, of the pages listed in `--pages=home,insights`; all for an empty text. Articles
 * belong to the page `insights`, client stories to `stories`.
 *
 * @throws Error that names the unknown page and the known ones
 */
export function selectDocuments(text: string): SiteDocument[] {
  const all = allDocuments(siteOfProject('.'));
  const pages = parseNames('pages', text, [...new Set(all.map(({ page }) => page))]);
  return all.filter(({ page }) => pages.includes(page));
}
