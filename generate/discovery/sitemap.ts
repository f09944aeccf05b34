import { textFile } from '#packages/content/languages.ts';
import type { Site } from '#packages/content/site.ts';
import { isDated, translationsOf, type IndexedDocument } from '#packages/content/documents/documents.ts';
import { contentFiles, withFigures } from '#packages/content/documents/page-files.ts';
import { changeOf, readHistory } from './last-changed.ts';

const placeOf = ({ locale, page }: IndexedDocument) => `${locale.code}/${page}`;

/**
 * https://www.sitemaps.org/protocol.html, with language alternates as Google documents them. `lastmod` is the date of the last
 * commit, if Git has one, or of texts with a date that readers see, that date.
 */
export function sitemap({ root, facts, source }: Site, documents: readonly IndexedDocument[]): string {
  const { siteUrl } = facts;
  const lastChanged = readHistory(root);
  const dated = Map.groupBy(documents.filter(isDated), placeOf);
  const lastmod = (document: IndexedDocument) => {
    const { kind, locale, page } = document;
    if (kind === 'page') return lastChanged(contentFiles(source, page, locale));
    if (kind === 'list') return changeOf(dated.get(placeOf(document)) ?? [], facts);
    if (isDated(document)) return changeOf([document], facts);
    return lastChanged(withFigures(source, [textFile(locale.code, page, document.key)]));
  };
  const urls = documents.map((document) => {
    const changed = lastmod(document);
    const links = translationsOf(document).map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${address}"/>`,
    );
    return `<url><loc>${siteUrl}${document.address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links.join('')}</url>`;
  });
  const hasLanguages = urls.some((url) => url.includes('<xhtml:'));
  const languages = hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages}>`,
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
