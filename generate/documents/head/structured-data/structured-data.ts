import type { Graph, Article, Person, BreadcrumbList, FAQPage, WebPage, WebSite } from 'schema-dts';
import { pageAddress, textAddress } from '#packages/site/addresses.ts';
import { personId } from '#packages/site/person-id.ts';
import type { Person as Author } from '#packages/content/proof/people.ts';
import { authorOf, isDated, type IndexedDocument } from '#packages/content/documents/documents.ts';
import { startOfDay } from '#packages/content/schedule/site-day.ts';
import { isListed } from '#packages/site/collections.ts';
import { organization, publisher, services } from './organization.ts';
import type { Subject } from '../../meta.ts';
import { ids } from './ids.ts';

function typeOf({ kind, page }: IndexedDocument) {
  if (kind === 'list') return 'CollectionPage';
  if (page === 'about') return 'AboutPage';
  return page === 'contact' ? 'ContactPage' : 'WebPage';
}

function isAboutCompany({ document: { page } }: Subject): boolean {
  return page === 'home' || page === 'about' || page === 'contact';
}

function webSite({ document: { locale }, site, words }: Subject): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.webSite(site.siteUrl, locale),
    url: site.siteUrl + pageAddress('home', locale),
    name: site.name,
    description: words.ui.tagline,
    inLanguage: locale.code,
    publisher: { '@id': ids.organization(site.siteUrl) },
  };
}

function webPage(subject: Subject): WebPage {
  const { document, meta, site, url } = subject;
  const { locale, page, picture } = document;
  return {
    '@type': typeOf(document),
    '@id': ids.webPage(url),
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: locale.code,
    isPartOf: { '@id': ids.webSite(site.siteUrl, locale) },
    primaryImageOfPage: { '@type': 'ImageObject', url: site.siteUrl + picture },
    ...(isAboutCompany(subject) && { about: { '@id': ids.organization(site.siteUrl) } }),
    ...(page !== 'home' && { breadcrumb: { '@id': ids.breadcrumb(url) } }),
  };
}

type Step = [name: string, address: string];

/** The names and addresses below the home page: of the page, or of a list and what is below it. */
function stepsTo({ document, words }: Subject): Step[] {
  if (document.kind === 'page') return [[words[document.page].name, document.address]];
  const { address, key, locale, page, title } = document;
  const list: Step[] = isListed(page) ? [[words[page].name, textAddress(page, locale)]] : [];
  return key ? [...list, [title, address]] : list;
}

function breadcrumbs(subject: Subject): BreadcrumbList {
  const { document, site, url, words } = subject;
  const home: Step = [words.home.name, pageAddress('home', document.locale)];
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumb(url),
    itemListElement: [home, ...stepsTo(subject)].map(([name, address], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': site.siteUrl + address },
    })),
  };
}

function faqPage({ document, url, words }: Subject): FAQPage[] {
  const { locale } = document;
  const source = document.kind === 'text' ? document.text : words[document.page];
  const questions = 'questions' in source ? source.questions : undefined;
  if (!questions) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': ids.questions(url),
      isPartOf: { '@id': ids.webPage(url) },
      inLanguage: locale.code,
      mainEntity: Object.entries(questions.items).map(([key, { question, answer }]) => ({
        '@type': 'Question',
        url: `${url}#question-${key}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
      })),
    },
  ];
}

function personUrl({ document, site }: Subject, key: string): string {
  return site.siteUrl + pageAddress('about', document.locale, personId(key));
}

function person(subject: Subject, { key, links, name, role }: Author): Person {
  const url = personUrl(subject, key);
  return {
    '@type': 'Person',
    '@id': url,
    url,
    name,
    jobTitle: role,
    worksFor: { '@id': ids.organization(subject.site.siteUrl) },
    ...(links.length > 0 && { sameAs: links }),
  };
}

function article(subject: Subject): (Article | Person)[] {
  const { document, meta, people, site, url } = subject;
  if (!isDated(document)) return [];
  const { locale, picture } = document;
  const { date, updated } = document.text;
  const author = authorOf(document, people);
  const company = { '@id': ids.organization(site.siteUrl) };
  return [
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: meta.title,
      description: meta.description,
      datePublished: startOfDay(date, site),
      dateModified: startOfDay(updated ?? date, site),
      inLanguage: locale.code,
      image: site.siteUrl + picture,
      author: author ? { '@id': personUrl(subject, author.key) } : company,
      publisher: company,
      mainEntityOfPage: { '@id': ids.webPage(url) },
    },
    ...(author ? [person(subject, author)] : []),
  ];
}

/** JSON-LD in schema.org's vocabulary. States only what this page or another says in its text. */
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
      ...shown.map((each) => person(subject, each)),
    ],
  };
}
