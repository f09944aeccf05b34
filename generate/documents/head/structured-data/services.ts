import type { Service } from 'schema-dts';
import type { Words } from '../../../content/schema.ts';
import { pageAddress } from '#app/site/pages.ts';
import { ids } from './ids.ts';
import { areaServed } from './organization.ts';
import type { PageFacts } from './web-page.ts';

/** Returns the services of the services page, with address, provider and countries served. */
export function services({ blocks }: Words['services'], { locale, site }: PageFacts): Service[] {
  return Object.entries(blocks).map(([id, { title, description }]) => {
    const url = site.siteUrl + pageAddress('services', locale, id);
    return {
      '@type': 'Service',
      '@id': url,
      url,
      name: title,
      description,
      provider: { '@id': ids.organization(site.siteUrl) },
      areaServed: areaServed(site, locale),
    };
  });
}
