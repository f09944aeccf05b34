import { loadFacts, loadWords } from '../content/load.ts';
import { loadPeople } from '../content/proof/people.ts';
import type { Locale } from '#app/site/locales.ts';
import type { InsightsDocument, SiteDocument } from './documents.ts';
import { head } from './head/head.ts';
import { insightsHead } from './head/insights-head.ts';
import type { InsightsFacts } from './head/structured-data/insights.ts';

/** Loads what the heads of all pages in a language share. Throws a ContentError if a file is invalid. */
export function headFacts(root: string, { code }: Locale): InsightsFacts {
  return {
    site: loadFacts(root, 'site'),
    ui: loadWords(root, code, 'ui'),
    words: loadWords(root, code, 'insights'),
    stories: loadWords(root, code, 'stories'),
  };
}

/** Returns the part of a document's head that describes its page, from the content files. Throws a ContentError. */
export function pageHead(
  root: string,
  document: Pick<SiteDocument, 'page' | 'locale'> | InsightsDocument,
  facts: InsightsFacts,
): string {
  if ('article' in document) return insightsHead(document, facts);
  const { page, locale } = document;
  const words = loadWords(root, locale.code, page);
  return head({
    page: page === 'not-found' ? undefined : page,
    locale,
    meta: words.meta,
    questions: 'questions' in words ? words.questions : undefined,
    site: facts.site,
    ui: facts.ui,
    people: page === 'about' ? loadPeople(root, locale.code)?.people : undefined,
    services: page === 'services' ? loadWords(root, locale.code, 'services') : undefined,
  });
}
