import type { Site } from '../content/site.ts';
import type { SiteFile } from './site-file.ts';

/** Returns `robots.txt` (RFC 9309), which allows all crawlers, including assistants, and links to the sitemap. */
export function robots({ facts: { siteUrl } }: Site): SiteFile {
  return {
    address: '/robots.txt',
    make: () => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  };
}
