import { pageAddress } from '#packages/site/addresses.ts';
import type { Locale } from '#packages/site/locales.ts';

/** `@id`s that nodes of the graph use to reference each other, the same on every page. */
export const ids = {
  organization: (siteUrl: string) => `${siteUrl}/#organization`,
  webSite: (siteUrl: string, locale: Locale) => `${siteUrl}${pageAddress('home', locale)}#website`,
  webPage: (url: string) => `${url}#webpage`,
  questions: (url: string) => `${url}#questions`,
  breadcrumb: (url: string) => `${url}#breadcrumb`,
};
