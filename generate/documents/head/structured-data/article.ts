import type { Article, Person } from 'schema-dts';
import { isDated } from '../../documents.ts';
import { startOfDay } from '../../start-of-day.ts';
import { ids } from './ids.ts';
import { person, personUrl } from './person.ts';
import type { Subject } from '../subject.ts';

/**
 * Returns an article by its author, or else by the company; nothing for other documents. A client story is an article by
 * the company, not a review, which the client would have to write and rate.
 */
export function article({ document, meta, site, url }: Subject): (Article | Person)[] {
  if (!isDated(document)) return [];
  const { locale, picture } = document;
  const { date, updated } = document.entry;
  const author = document.kind === 'article' ? document.entry.author : undefined;
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
