import type { BreadcrumbList } from 'schema-dts';
import { insightsAddress } from '#app/site/insights.ts';
import { pageAddress } from '#app/site/pages.ts';
import { storiesAddress } from '#app/site/stories.ts';
import { ids } from './ids.ts';
import type { Subject } from '../subject.ts';

/** Returns the names and addresses below the home page: of the page, or of a list and what is below it. */
function stepsTo({ document, words }: Subject): [name: string, address: string][] {
  if (document.kind === 'page') return [[words.ui.navigation[document.page], document.address]];
  if (document.kind === 'content-page') return [[document.title, document.address]];
  const { address, key, locale, page, title } = document;
  const list = page === 'stories' ? storiesAddress(locale) : insightsAddress(locale);
  return [[words[page].name, list], ...(key ? [[title, address] as [string, string]] : [])];
}

/** Returns the breadcrumbs from the home page to a document. */
export function breadcrumbs(subject: Subject): BreadcrumbList {
  const { document, site, url, words } = subject;
  const home: [string, string] = [words.ui.navigation.home, pageAddress('home', document.locale)];
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
