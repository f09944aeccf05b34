import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locales, type Locale } from '#app/site/locales.ts';
import { pageAddress, pages } from '#app/site/pages.ts';
import { loadFacts } from '../content/load.ts';
import type { RenderedPage } from '../documents/render-pages.ts';
import { icons } from '../pictures/icons.ts';
import { socialPicture } from '../pictures/social/social-picture.ts';
import { llmsTxt } from './llms-txt.ts';
import { manifest } from './manifest.ts';
import { markdownTwin } from './markdown-twin.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import type { SiteFile } from './site-file.ts';
import { sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';

/** Returns the HTML inside the root element of the document at an address. */
export type BodyOf = (address: string) => Promise<string>;

function localeFiles(root: string, locale: Locale, bodyOf: BodyOf): SiteFile[] {
  const offices = Object.keys(loadFacts(root, 'site').offices);
  return [
    manifest(root, locale),
    llmsTxt(root, locale),
    ...pages.map(({ id }) => markdownTwin(root, id, locale, () => bodyOf(pageAddress(id, locale)))),
    ...pages.map(({ id }) => socialPicture(root, id, locale)),
    ...offices.map((office) => vcard(root, office, locale)),
  ];
}

/** Lists every file for search engines, link previews, assistants and address books. */
export function discoveryFiles(root: string, bodyOf: BodyOf): SiteFile[] {
  return [
    ...icons(),
    robots(root),
    sitemap(root),
    securityTxt(root),
    ...locales.flatMap((locale) => localeFiles(root, locale, bodyOf)),
  ];
}

/** Writes all discovery files to `dist`. */
export async function writeDiscoveryFiles(
  root: string,
  dist: string,
  rendered: readonly RenderedPage[],
): Promise<void> {
  const bodies = new Map(rendered.map(({ address, body }) => [address, body]));
  for (const { address, make } of discoveryFiles(root, async (page) => bodies.get(page) ?? '')) {
    const file = path.join(dist, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await make());
  }
}
