import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { listedCollections, type CollectionName } from '#packages/site/collections.ts';
import type { Locale } from '#packages/site/locales.ts';
import { shownPhotos } from '#packages/content/documents/page-data.ts';
import type { Language, Site } from '#packages/content/site.ts';
import {
  allDocuments,
  isCollectionDocument,
  isIndexed,
  type CollectionDocument,
  type IndexedDocument,
} from '#packages/content/documents/documents.ts';
import { feedAddress, localeFile, pageAddress } from '#packages/site/addresses.ts';
import type { RenderedPage } from '../documents/write-documents.ts';
import { icons } from './pictures/icons.ts';
import { logoPictures } from '../media/logo-pictures.ts';
import { photoFiles } from '../media/photo-files.ts';
import { socialPicture } from './pictures/social/social-picture.ts';
import { feed } from './feed.ts';
import { llmsTxt } from './llms-txt.ts';
import { markdownTwin } from './markdown-twin.ts';
import { searchIndex, type SearchedText } from './search-index.ts';
import type { BodyOf, SiteFile } from './site-file.ts';
import { sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';

/** `robots.txt` (RFC 9309) allows all crawlers, including those of assistants. */
function robots({ facts: { siteUrl } }: Site): SiteFile {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return { address: '/robots.txt', make: () => text };
}

function securityTxt({ facts, locales, source }: Site): SiteFile {
  const { mailbox, siteUrl } = facts;
  const address = '/.well-known/security.txt';
  // The start of a month, ten to eleven months ahead: RFC 9116, section 2.5.5, recommends less than a year.
  const expires = Temporal.PlainDate.from(source.day).with({ day: 1 }).add({ months: 11 });
  return {
    address,
    make: () =>
      [
        `Contact: mailto:${mailbox}`,
        `Contact: ${siteUrl}${pageAddress('contact')}`,
        `Expires: ${expires.toString()}T00:00:00Z`,
        `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
        `Canonical: ${siteUrl}${address}`,
        '',
      ].join('\n'),
  };
}

function searchedText(document: CollectionDocument, { words }: Language): SearchedText[] {
  const { address, description, key, text, title } = document;
  if (!text) return [];
  const names = words.insights.topics;
  const topics = 'topics' in text ? text.topics.map((topic) => names[topic] ?? topic).join('\n') : '';
  return [{ key, address, title, description, topics }];
}

function localeFiles(
  site: Site,
  locale: Locale,
  documents: readonly IndexedDocument[],
  bodyOf: BodyOf,
): SiteFile[] {
  const of = (name: CollectionName) =>
    documents.filter(isCollectionDocument).filter(({ page }) => page === name);
  const articles = of('insights');
  return [
    { address: localeFile('llms.txt', locale), make: () => llmsTxt(site, locale, documents) },
    // In turn: drawn pictures keep their pixels until the garbage is collected, and twins produce much garbage.
    ...documents.flatMap((document) => [
      markdownTwin(site, document, bodyOf),
      // All pages of a list show the picture of the first.
      ...(document.kind === 'list' && document.number > 1 ? [] : [socialPicture(site, document)]),
    ]),
    ...Object.keys(site.facts.offices).map((office) => vcard(site, office, locale)),
    ...(articles.length > 0
      ? [{ address: feedAddress('insights', locale), make: () => feed(site, locale, articles, bodyOf) }]
      : []),
    ...listedCollections.flatMap((name) =>
      searchIndex(
        site.root,
        name,
        locale,
        of(name).flatMap((each) => searchedText(each, site.languages[locale.code])),
        bodyOf,
      ),
    ),
  ];
}

export function discoveryFiles(site: Site, bodyOf: BodyOf): SiteFile[] {
  const documents = allDocuments(site).filter(isIndexed);
  return [
    ...icons(site),
    ...logoPictures(site.logo),
    robots(site),
    { address: '/sitemap.xml', make: () => sitemap(site, documents) },
    securityTxt(site),
    ...site.locales.flatMap((locale) => {
      const inLanguage = documents.filter((each) => each.locale === locale);
      return localeFiles(site, locale, inLanguage, bodyOf);
    }),
  ];
}

export async function writeDiscoveryFiles(
  site: Site,
  dist: string,
  rendered: readonly RenderedPage[],
): Promise<void> {
  const bodies = new Map(rendered.map(({ address, body }) => [address, body]));
  const files = discoveryFiles(site, async (page) => {
    const body = bodies.get(page);
    if (body === undefined) throw new Error(`${page} was not rendered`);
    return body;
  });
  const photos = await Promise.all(shownPhotos(site).map((file) => photoFiles(site.root, file)));
  const write = async ({ address, make }: SiteFile) => {
    const file = path.join(dist, address);
    mkdirSync(path.dirname(file), { recursive: true });
    // For thousands of files, asynchronous writes would take three times as long.
    writeFileSync(file, await make());
  };
  // A few at a time: pictures take memory.
  await pMap([...files, ...photos.flat()], write, { concurrency: availableParallelism() });
}
