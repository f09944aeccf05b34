import type { Locale } from '#app/site/locales.ts';
import { feedAddress, twinOf } from '#app/site/page-files.ts';
import type { InsightsWords } from '../../content/insights-schema.ts';
import type { Site } from '../../content/facts.ts';
import { longestTitle } from '../../content/title.ts';
import { translationsOf, type InsightsDocument } from '../documents.ts';
import { startOfDay } from '../start-of-day.ts';
import { dataBlock, icons } from './head.ts';
import { element, escapeHtml } from './html.ts';
import { socialTags } from './social-tags.ts';
import { insightsData, type InsightsFacts } from './structured-data/insights.ts';

/** Returns tags with the dates when an article was published and changed, for link previews. */
function times({ article }: InsightsDocument, site: Site): string[] {
  if (!article) return [];
  const time = (property: string, date: string) =>
    element('meta', { property: `article:${property}`, content: startOfDay(date, site) });
  const { date, updated } = article;
  return [time('published_time', date), ...(updated ? [time('modified_time', updated)] : [])];
}

/** Returns a document's title, with the company's name if it fits. The title of the list already has the name. */
export function documentTitle({ key, title }: InsightsDocument, name: string): string {
  const named = `${title} | ${name}`;
  return key && named.length <= longestTitle ? named : title;
}

function feedLink(locale: Locale, { feed: title }: InsightsWords): string {
  const href = feedAddress(locale);
  return element('link', { rel: 'alternate', type: 'application/atom+xml', title, href });
}

/** Returns the part of the head that describes a page of articles or client stories. */
export function insightsHead(document: InsightsDocument, facts: InsightsFacts): string {
  const { address, description, locale, picture } = document;
  const { site, words } = facts;
  const canonical = site.siteUrl + address;
  const meta = { title: document.title, description };
  return [
    `<title>${escapeHtml(documentTitle(document, site.name))}</title>`,
    element('meta', { name: 'description', content: description }),
    element('link', { rel: 'canonical', href: canonical }),
    ...translationsOf(document).map(([hreflang, href]) =>
      element('link', { rel: 'alternate', hreflang, href: site.siteUrl + href }),
    ),
    element('link', { rel: 'alternate', type: 'text/markdown', href: twinOf(address) }),
    ...(document.page === 'insights' ? [feedLink(locale, words)] : []),
    ...socialTags({
      picture,
      type: document.article ? 'article' : 'website',
      canonical,
      locale,
      meta,
      site,
    }),
    ...times(document, site),
    dataBlock(insightsData(document, facts)),
    ...icons(),
  ].join('\n');
}
