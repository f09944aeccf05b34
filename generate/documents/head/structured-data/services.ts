import type { Service } from 'schema-dts';
import { pageAddress } from '#app/site/pages.ts';
import { ids } from './ids.ts';
import { areaServed } from './organization.ts';
import type { Subject } from '../subject.ts';

/** Returns the services on the services page, with address, provider and countries served; none elsewhere. */
export function services({ document: { locale, page }, site, words }: Subject): Service[] {
  if (page !== 'services') return [];
  return Object.entries(words.services.blocks).map(([id, { title, description }]) => {
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
