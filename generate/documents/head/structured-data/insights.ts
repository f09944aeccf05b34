import type { Article, BreadcrumbList, Graph, Person, WebPage } from 'schema-dts';
import { insightsAddress } from '#app/site/insights.ts';
import { pageAddress } from '#app/site/pages.ts';
import { storiesAddress } from '#app/site/stories.ts';
import type { Site } from '../../../content/facts.ts';
import type { InsightsWords } from '../../../content/insights-schema.ts';
import type { Words } from '../../../content/schema.ts';
import type { StoriesWords } from '../../../content/stories/stories-schema.ts';
import type { InsightsDocument } from '../../documents.ts';
import { startOfDay } from '../../start-of-day.ts';
import { ids } from './ids.ts';
import { person, personUrl } from './person.ts';
import { publisher } from './organization.ts';
import { webSite } from './web-page.ts';

export type InsightsFacts = { site: Site; ui: Words['ui']; words: InsightsWords; stories: StoriesWords };

type Parts = { document: InsightsDocument; url: string } & InsightsFacts;

function page({ document, site, url }: Parts): WebPage {
  const { article, description, locale, picture, title } = document;
  return {
    '@type': article ? 'WebPage' : 'CollectionPage',
    '@id': ids.webPage(url),
    url,
    name: title,
    description,
    inLanguage: locale.code,
    isPartOf: { '@id': ids.webSite(site.siteUrl, locale) },
    primaryImageOfPage: { '@type': 'ImageObject', url: site.siteUrl + picture },
    breadcrumb: { '@id': ids.breadcrumb(url) },
  };
}

/** Returns the breadcrumbs from the home page to the list of articles or stories, and to the page below it, if any. */
function breadcrumbs({ document, site, stories, ui, words, url }: Parts): BreadcrumbList {
  const { address, key, locale, page, title } = document;
  const list =
    page === 'stories' ? [stories.name, storiesAddress(locale)] : [words.name, insightsAddress(locale)];
  const steps = [[ui.navigation.home, pageAddress('home', locale)], list, ...(key ? [[title, address]] : [])];
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumb(url),
    itemListElement: steps.map(([name, to], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: String(name),
      item: { '@id': site.siteUrl + to },
    })),
  };
}

/** Returns the article, by its author or else by the company; nothing for a list. */
function articleNode({ document, site, url }: Parts): (Article | Person)[] {
  const { article, description, locale, picture, title } = document;
  if (!article) return [];
  const { author } = article;
  const company = { '@id': ids.organization(site.siteUrl) };
  return [
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: title,
      description,
      datePublished: startOfDay(article.date, site),
      dateModified: startOfDay(article.updated ?? article.date, site),
      inLanguage: locale.code,
      image: site.siteUrl + picture,
      author: author ? { '@id': personUrl(author.key, site.siteUrl, locale) } : company,
      publisher: company,
      mainEntityOfPage: { '@id': ids.webPage(url) },
    },
    ...(author ? [person(author, site.siteUrl, locale)] : []),
  ];
}

/**
 * Returns the JSON-LD for a page of articles or client stories. A story is an article and not a review, which the client
 * would have to write and rate.
 */
export function insightsData(document: InsightsDocument, facts: InsightsFacts): Graph {
  const { site, ui } = facts;
  const { locale } = document;
  const parts = { ...facts, document, url: site.siteUrl + document.address };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      page(parts),
      breadcrumbs(parts),
      ...articleNode(parts),
      webSite({ locale, site, ui }),
      publisher(site),
    ],
  };
}
