import type { Graph } from 'schema-dts';
import type { PageQuestions } from '../../../content/questions-schema.ts';
import type { Person } from '../../../content/proof/people.ts';
import type { Words } from '../../../content/schema.ts';
import { faqPage } from './faq-page.ts';
import { organization, publisher } from './organization.ts';
import { person } from './person.ts';
import { services } from './services.ts';
import { breadcrumbList, companyPages, webPage, webSite, type PageFacts } from './web-page.ts';

/** What a page lists, if anything. */
type Shown = {
  services?: Words['services'] | undefined;
  questions?: PageQuestions | undefined;
  people?: readonly Person[] | undefined;
};

/**
 * Returns the JSON-LD for a page, in schema.org's vocabulary. States only what the page or another page of the site says
 * in its text.
 */
export function structuredData(facts: PageFacts, shown: Shown): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      webPage(facts),
      ...(facts.page === 'home' ? [] : [breadcrumbList(facts)]),
      webSite(facts),
      // Google needs complete details of the company on one page only:
      // https://developers.google.com/search/docs/appearance/structured-data/organization
      companyPages.has(facts.page) ? organization(facts) : publisher(facts.site),
      ...(shown.services ? services(shown.services, facts) : []),
      ...(shown.questions ? [faqPage(shown.questions, facts)] : []),
      ...(shown.people ?? []).map((each) => person(each, facts.site.siteUrl, facts.locale)),
    ],
  };
}
