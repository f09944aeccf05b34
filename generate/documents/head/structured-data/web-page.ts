import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import type { Site } from '../../../content/facts.ts';
import type { Words } from '../../../content/schema.ts';
import type { Locale } from '#app/site/locales.ts';
import { pictureAddress } from '#app/site/page-files.ts';
import { pageAddress, type PageId } from '#app/site/pages.ts';
import { ids } from './ids.ts';

export type PageFacts = {
  page: PageId;
  locale: Locale;
  meta: { title: string; description: string };
  site: Site;
  ui: Words['ui'];
};

// Pages for which schema.org has a more specific type than WebPage.
const pageTypes: Partial<Record<PageId, 'AboutPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
};

/** The pages that are about the company. */
export const companyPages: ReadonlySet<PageId> = new Set<PageId>(['home', 'about', 'contact']);

export function webSite({ locale, site, ui }: Pick<PageFacts, 'locale' | 'site' | 'ui'>): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.webSite(site.siteUrl, locale),
    url: site.siteUrl + pageAddress('home', locale),
    name: site.name,
    description: ui.tagline,
    inLanguage: locale.code,
    publisher: { '@id': ids.organization(site.siteUrl) },
  };
}

export function webPage({ page, locale, meta, site }: PageFacts): WebPage {
  const url = site.siteUrl + pageAddress(page, locale);
  return {
    '@type': pageTypes[page] ?? 'WebPage',
    '@id': ids.webPage(url),
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: locale.code,
    isPartOf: { '@id': ids.webSite(site.siteUrl, locale) },
    primaryImageOfPage: { '@type': 'ImageObject', url: site.siteUrl + pictureAddress(page, locale) },
    ...(companyPages.has(page) && { about: { '@id': ids.organization(site.siteUrl) } }),
    ...(page !== 'home' && { breadcrumb: { '@id': ids.breadcrumb(url) } }),
  };
}

/** Returns the breadcrumbs from the home page to a page. */
export function breadcrumbList({ page, locale, site, ui }: PageFacts): BreadcrumbList {
  const steps: readonly PageId[] = ['home', page];
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumb(site.siteUrl + pageAddress(page, locale)),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: ui.navigation[step],
      item: { '@id': site.siteUrl + pageAddress(step, locale) },
    })),
  };
}
