import type { Article, Person } from 'schema-dts';
import type { Locale } from '#packages/site/locales.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { personId } from '#packages/site/person-id.ts';
import type { Person as Author } from '#packages/content/proof/people.ts';
import { collections } from '#packages/content/collections/collections.ts';
import { isArticle } from '#packages/content/documents/documents.ts';
import { startOfDay } from '#packages/content/schedule/site-day.ts';
import { ids } from './ids.ts';
import type { Subject } from '../subject.ts';

function personUrl(key: string, siteUrl: string, locale: Locale): string {
  return siteUrl + pageAddress('about', locale, personId(key));
}

/** A person who works for the company, identified by the address at which the site presents them. */
export function person({ key, links, name, role }: Author, siteUrl: string, locale: Locale): Person {
  const url = personUrl(key, siteUrl, locale);
  return {
    '@type': 'Person',
    '@id': url,
    url,
    name,
    jobTitle: role,
    worksFor: { '@id': ids.organization(siteUrl) },
    ...(links.length > 0 && { sameAs: links }),
  };
}

export function article({ document, meta, site, url }: Subject): (Article | Person)[] {
  if (!isArticle(document)) return [];
  const { locale, picture } = document;
  const { date, updated } = document.entry;
  const author = collections[document.page].author?.(document.entry);
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
      author: author ? { '@id': personUrl(author.key, site.siteUrl, locale) } : company,
      publisher: company,
      mainEntityOfPage: { '@id': ids.webPage(url) },
    },
    ...(author ? [person(author, site.siteUrl, locale)] : []),
  ];
}
