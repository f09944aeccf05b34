import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, locales, type Locale } from '#app/site/locales.ts';
import { pageAddress, pages } from '#app/site/pages.ts';
import type { Site } from '../content/site.ts';
import { listedDocuments, type InsightsDocument } from '../documents/documents.ts';
import type { RenderedPage } from '../documents/render-pages.ts';
import { icons } from '../pictures/icons.ts';
import { photoFiles } from '../media/photo.ts';
import { onAllCores } from '../on-all-cores.ts';
import { insightsPicture, socialPicture } from '../pictures/social/social-picture.ts';
import { feed } from './feed.ts';
import { llmsTxt } from './llms-txt.ts';
import { markdownTwin, twinSource } from './markdown-twin.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import type { BodyOf, SiteFile } from './site-file.ts';
import { sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';

function insightsFiles(site: Site, all: readonly InsightsDocument[], bodyOf: BodyOf): SiteFile[] {
  return [
    ...all.map((document) => insightsPicture(site, document)),
    ...Map.groupBy(
      all.filter(({ page }) => page === 'insights'),
      ({ locale }) => locale,
    )
      .values()
      .map((own) => feed(site, own, bodyOf)),
  ];
}

function localeFiles(
  site: Site,
  locale: Locale,
  insights: readonly InsightsDocument[],
  bodyOf: BodyOf,
): SiteFile[] {
  const offices = Object.keys(site.facts.offices);
  const source = twinSource(site, locale);
  const addresses = [
    ...pages.map(({ id }) => pageAddress(id, locale)),
    ...insights.filter((each) => each.locale === locale).map(({ address }) => address),
  ];
  return [
    llmsTxt(site, locale, insights),
    ...addresses.map((address) => markdownTwin(source, address, () => bodyOf(address))),
    ...pages.map(({ id }) => socialPicture(site, id, locale)),
    ...offices.map((office) => vcard(site, office, locale)),
  ];
}

/** Lists every file for search engines, link previews, assistants and address books. */
export async function discoveryFiles(site: Site, bodyOf: BodyOf): Promise<SiteFile[]> {
  const insights = listedDocuments(site);
  const portraits = (site.languages[defaultLocale.code].people?.people ?? []).flatMap(
    ({ portrait }) => portrait ?? [],
  );
  const photos = new Set([...insights.flatMap(({ article }) => article?.photos ?? []), ...portraits]);
  return [
    ...icons(site),
    robots(site),
    sitemap(site, insights),
    securityTxt(site),
    ...locales.flatMap((locale) => localeFiles(site, locale, insights, bodyOf)),
    ...insightsFiles(site, insights, bodyOf),
    ...(await Promise.all([...photos].map((file) => photoFiles(site.root, file)))).flat(),
  ];
}

/** Writes all discovery files to `dist`. */
export async function writeDiscoveryFiles(
  site: Site,
  dist: string,
  rendered: readonly RenderedPage[],
): Promise<void> {
  const bodies = new Map(rendered.map(({ address, body }) => [address, body]));
  const files = await discoveryFiles(site, async (page) => bodies.get(page) ?? '');
  await onAllCores(files, async ({ address, make }) => {
    const file = path.join(dist, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await make());
  });
}
