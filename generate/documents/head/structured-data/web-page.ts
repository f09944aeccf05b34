import type { WebPage, WebSite } from 'schema-dts';
import { pageAddress } from '#app/site/pages.ts';
import type { IndexedDocument } from '../../documents.ts';
import { ids } from './ids.ts';
import type { Subject } from '../subject.ts';

/** Returns the most specific type that schema.org has for a document. */
function typeOf({ kind, page }: IndexedDocument) {
  if (kind === 'list') return 'CollectionPage';
  if (page === 'about') return 'AboutPage';
  return page === 'contact' ? 'ContactPage' : 'WebPage';
}

/** Whether a document is about the company. */
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
