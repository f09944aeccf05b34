import type { Person } from 'schema-dts';
import type { Person as Facts } from '../../../content/proof/people.ts';
import type { Locale } from '#app/site/locales.ts';
import { pageAddress } from '#app/site/pages.ts';
import { personId } from '#app/site/person-id.ts';
import { ids } from './ids.ts';

/** Returns the address at which the site presents a person. */
export function personUrl(key: string, siteUrl: string, locale: Locale): string {
  return siteUrl + pageAddress('about', locale, personId(key));
}

/** Returns a person who works for the company, identified by the address at which the site presents them. */
export function person({ key, links, name, role }: Facts, siteUrl: string, locale: Locale): Person {
  const url = personUrl(key, siteUrl, locale);
  return {
    '@type': 'Person',
    '@id': url,
    url,
    name,
    jobTitle: role,
    worksFor: { '@id': ids.organization(siteUrl) },
    ...(links.length > 0 && { sameAs: links }),
  };
}
