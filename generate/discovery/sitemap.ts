import { textFile } from '#packages/content/languages.ts';
import type { Site } from '#packages/content/site.ts';
import {
  isDated,
  translationsOf,
  type IndexedDocument,
  type TextDocument,
} from '#packages/content/documents/documents.ts';
import { once } from '#packages/site/once.ts';
import { contentFiles, withFigures } from '#packages/content/documents/page-files.ts';
import { changeOf, readHistory } from './last-changed.ts';
import type { SiteFile } from './site-file.ts';

type SitemapUrl = {
  address: string;
  lastmod: string | undefined;
  alternates: { language: string; address: string }[];
};

/** https://www.sitemaps.org/protocol.html, with language alternates as Google documents them. */
function sitemapXml(entries: readonly SitemapUrl[]): string {
  const urls = entries.map(({ address, lastmod, alternates }) => {
    const links = alternates.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each.language}" href="${each.address}"/>`,
    );
    return `<url><loc>${address}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${links.join('')}</url>`;
  });
  const languages = entries.some(({ alternates }) => alternates.length > 0)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages}>`,
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

const placeOf = ({ locale, page }: IndexedDocument) => `${locale.code}/${page}`;

/** `lastmod` is the date of the last commit, if Git has one, or of texts with a date that readers see, that date. */
export function sitemap({ root, facts, source }: Site, documents: readonly IndexedDocument[]): SiteFile {
  const { siteUrl } = facts;
  const lastChanged = readHistory(root);
  const texts = Map.groupBy(
    documents.filter((each) => each.kind === 'text'),
    placeOf,
  );
  const changeIn = (shown: readonly TextDocument[]) => {
    const [first, ...others] = shown.filter(isDated);
    if (first) return changeOf([first, ...others], facts);
    const files = shown.map(({ key, locale, page }) => textFile(locale.code, page, key));
    return lastChanged(withFigures(source, files));
  };
  const latest = once((place: string) => changeIn(texts.get(place) ?? []));
  const lastmod = (document: IndexedDocument) => {
    if (document.kind === 'page') return lastChanged(contentFiles(source, document.page, document.locale));
    return document.kind === 'text' ? changeIn([document]) : latest(placeOf(document));
  };
  const urlOf = (document: IndexedDocument): SitemapUrl => ({
    address: siteUrl + document.address,
    lastmod: lastmod(document),
    alternates: translationsOf(document).map(([language, address]) => ({
      language,
      address: siteUrl + address,
    })),
  });
  return { address: '/sitemap.xml', make: () => sitemapXml(documents.map(urlOf)) };
}

/** `robots.txt` (RFC 9309), which allows all crawlers, including assistants, and links to the sitemap. */
export function robots({ facts: { siteUrl } }: Site): SiteFile {
  return {
    address: '/robots.txt',
    make: () => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  };
}
