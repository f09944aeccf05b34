import type { BreadcrumbList, FAQPage, WebPage, WebSite } from 'schema-dts';
import { pageAddress, textAddress } from '#packages/site/addresses.ts';
import { isListed } from '#packages/site/collections.ts';
import type { IndexedDocument } from '#packages/content/documents/documents.ts';
import { ids } from './ids.ts';
import type { Subject } from '../subject.ts';

function typeOf({ kind, page }: IndexedDocument) {
  if (kind === 'list') return 'CollectionPage';
  if (page === 'about') return 'AboutPage';
  return page === 'contact' ? 'ContactPage' : 'WebPage';
}

export function isAboutCompany({ document: { page } }: Subject): boolean {
  return page === 'home' || page === 'about' || page === 'contact';
}

export function webSite({ document: { locale }, site, words }: Subject): WebSite {
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

export function webPage(subject: Subject): WebPage {
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

export function breadcrumbs(subject: Subject): BreadcrumbList {
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

/** The questions that a page answers, each with its own address; nothing if it answers none. */
export function faqPage({ document, url, words }: Subject): FAQPage[] {
  const { locale } = document;
  const source = document.kind === 'text' ? document.entry : words[document.page];
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
