import type { Graph } from 'schema-dts';
import type { Words } from '../../../content/schema.ts';
import { organization } from './organization.ts';
import { services } from './services.ts';
import { breadcrumbList, webPage, webSite, type PageFacts } from './web-page.ts';

/**
 * What a page says of itself and of the company to machines (JSON-LD with schema.org's vocabulary). Every statement
 * stands in the page's words too, or on another page of the site.
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
