import type { Graph } from 'schema-dts';
import type { Words } from '../../../content/schema.ts';
import { organization } from './organization.ts';
import { services } from './services.ts';
import { breadcrumbList, webPage, webSite, type PageFacts } from './web-page.ts';

/**
 * JSON-LD for a page, in schema.org's vocabulary. States only what the page or another page of the site says in its
 * text.
 */
export function structuredData(facts: PageFacts, servicesWords: Words['services'] | undefined): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      webPage(facts),
      ...(facts.page === 'home' ? [] : [breadcrumbList(facts)]),
      webSite(facts),
      organization(facts),
      ...(servicesWords ? services(servicesWords, facts) : []),
    ],
  };
}
