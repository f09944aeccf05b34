import type { Graph } from 'schema-dts';
import { article, person } from './article.ts';
import { organization, publisher, services } from './organization.ts';
import type { Subject } from '../subject.ts';
import { breadcrumbs, faqPage, isAboutCompany, webPage, webSite } from './web-page.ts';

/**
 * The JSON-LD of a document, in schema.org's vocabulary. States only what the page or another page of the site
 * says in its text.
 */
export function structuredData(subject: Subject): Graph {
  const { document, people, site } = subject;
  const shown = document.page === 'about' ? (people?.people ?? []) : [];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      webPage(subject),
      ...(document.page === 'home' ? [] : [breadcrumbs(subject)]),
      ...article(subject),
      webSite(subject),
      // Google needs complete details of the company on one page only:
      // https://developers.google.com/search/docs/appearance/structured-data/organization
      isAboutCompany(subject) ? organization(subject) : publisher(site),
      ...services(subject),
      ...faqPage(subject),
      ...shown.map((each) => person(each, site.siteUrl, document.locale)),
    ],
  };
}
