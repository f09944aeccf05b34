import { pageAddress } from '#app/site/pages.ts';
import type { Locale } from '#app/site/locales.ts';

/** The names by which parts of the graph refer to each other, the same on every page. */
export const ids = {
  organization: (siteUrl: string) => `${siteUrl}/#organization`,
  webSite: (siteUrl: string, locale: Locale) => `${siteUrl}${pageAddress('home', locale)}#website`,
  webPage: (url: string) => `${url}#webpage`,
  breadcrumb: (url: string) => `${url}#breadcrumb`,
};
