import type { Facts } from '#packages/content/facts.ts';
import { collections, textFile } from '#packages/content/collections/collections.ts';
import type { Site } from '#packages/content/site.ts';
import {
  isCollectionDocument,
  isDated,
  translationsOf,
  type IndexedDocument,
  type CollectionDocument,
} from '#packages/content/documents/documents.ts';
import { startOfDay } from '#packages/content/site-day.ts';
import { contentFiles, withFigures } from '#packages/content/page-files.ts';
import { readHistory } from './last-changed.ts';
import type { SiteFile } from './site-file.ts';

type Entry = {
  address: string;
  lastmod: string | undefined;
  alternates: { language: string; address: string }[];
};

/**
 * Returns a sitemap (https://www.sitemaps.org/protocol.html) with language alternates as Google documents them.
 * Addresses are absolute.
 */
function sitemapXml(entries: readonly Entry[]): string {
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

/** Returns when an article was last changed according to its front matter; for a list, the latest of its articles. */
export function changeOf(
  { entry, locale, page }: CollectionDocument,
  all: readonly IndexedDocument[],
  facts: Facts,
): string {
  const listed = all.filter(isDated).filter((each) => each.locale === locale && each.page === page);
  const dates = listed
    .filter((each) => !entry || each.entry === entry)
    .map(({ entry: { date, updated } }) => updated ?? date);
  return startOfDay(dates.toSorted().at(-1) ?? '', facts);
}

/**
 * Returns the sitemap of all pages in all languages. `lastmod` is the date of the last commit, if Git has one, or for
 * texts with a date that readers see, that date.
 */
export function sitemap({ root, facts, source }: Site, documents: readonly IndexedDocument[]): SiteFile {
  const { siteUrl } = facts;
  const lastChanged = readHistory(root);
  const lastmod = (document: IndexedDocument) => {
    const { locale } = document;
    if (!isCollectionDocument(document)) return lastChanged(contentFiles(source, document.page, locale));
    const { key, kind, page } = document;
    if (collections[page].isDated) return changeOf(document, documents, facts);
    const texts = documents.filter(isCollectionDocument).filter((each) => each.kind === 'text');
    const shown = texts.filter((each) => each.page === page && each.locale === locale);
    const keys = kind === 'text' ? [key] : shown.map((each) => each.key);
    return lastChanged(
      withFigures(
        source,
        keys.map((each) => textFile(locale.code, page, each)),
      ),
    );
  };
  const entryOf = (document: IndexedDocument): Entry => ({
    address: siteUrl + document.address,
    lastmod: lastmod(document),
    alternates: translationsOf(document).map(([language, address]) => ({
      language,
      address: siteUrl + address,
    })),
  });
  return { address: '/sitemap.xml', make: () => sitemapXml(documents.map(entryOf)) };
}

/** Returns `robots.txt` (RFC 9309), which allows all crawlers, including assistants, and links to the sitemap. */
export function robots({ facts: { siteUrl } }: Site): SiteFile {
  return {
    address: '/robots.txt',
    make: () => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  };
}
