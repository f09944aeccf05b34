import { loadFacts } from '../content/load.ts';
import type { SiteFile } from './site-file.ts';

/** Everyone may read everything, assistants included (RFC 9309); and where the list of pages is. */
export function robots(root: string): SiteFile {
  const { siteUrl } = loadFacts(root, 'site');
  return {
    address: '/robots.txt',
    make: () => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  };
}
