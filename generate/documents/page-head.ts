import type { Site } from '../content/site.ts';
import type { Locale } from '#app/site/locales.ts';
import type { InsightsDocument, SiteDocument } from './documents.ts';
import { head } from './head/head.ts';
import { insightsHead } from './head/insights-head.ts';
import type { InsightsFacts } from './head/structured-data/insights.ts';

/** Loads what the heads of all pages in a language share. Throws a ContentError if a file is invalid. */
export function headFacts({ facts, languages }: Site, { code }: Locale): InsightsFacts {
  return {
    site: facts,
    ui: languages[code].words.ui,
    words: languages[code].words.insights,
    stories: languages[code].words.stories,
  };
}

/** Returns the part of a document's head that describes its page, from the content files. Throws a ContentError. */
export function pageHead(
  site: Site,
  document: Pick<SiteDocument, 'page' | 'locale'> | InsightsDocument,
  facts: InsightsFacts,
): string {
  if ('article' in document) return insightsHead(document, facts);
  const { page, locale } = document;
  const { people, words: all } = site.languages[locale.code];
  const words = all[page];
  return head({
    page: page === 'not-found' ? undefined : page,
    locale,
    meta: words.meta,
    questions: 'questions' in words ? words.questions : undefined,
    site: facts.site,
    ui: facts.ui,
    people: page === 'about' ? people?.people : undefined,
    services: page === 'services' ? all.services : undefined,
  });
}
