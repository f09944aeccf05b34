/** The built site's pages and other files, for tests of feeds and metadata. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { built, builtInsights, builtStories, dist, facts } from './site.ts';

/** Reads a file of the site by its address. */
export function fileAt(address: string): Buffer {
  return readFileSync(path.join(dist, address));
}

export function textAt(address: string): string {
  return fileAt(address).toString();
}

/** Every page with an address, in every language. */
export const builtPages = built.flatMap(({ page, ...rest }) =>
  page === 'not-found' ? [] : [{ ...rest, id: page, url: new URL(rest.address, facts.siteUrl).href }],
);

/** Every page that search engines index: these, and those of articles and client stories. */
export const indexedPages = [
  ...builtPages,
  ...[...builtInsights, ...builtStories].map((page) => ({ ...page, url: facts.siteUrl + page.address })),
];

/** Whether an address of the site, absolute or not, is an existing page (including its hash) or file. */
export function exists(address: string): boolean {
  const { origin, pathname, hash } = new URL(address, facts.siteUrl);
  if (origin !== facts.siteUrl) return false;
  const page = indexedPages.find((each) => each.address === pathname);
  if (!page) return path.extname(pathname) !== '' && existsSync(path.join(dist, pathname));
  return hash === '' || page.root.querySelector(`[id="${hash.slice(1)}"]`) !== null;
}

/** Returns the size of a PNG in pixels (PNG, third edition, section 11.2.1). Throws for any other file. */
export function pngSize(picture: Buffer): { width: number; height: number } {
  if (picture.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG picture');
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}
