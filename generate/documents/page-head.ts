import { loadFacts, loadWords } from '../content/load.ts';
import type { SiteDocument } from './documents.ts';
import { head } from './head/head.ts';

/** Returns the part of a document's head that describes its page, from the content files. Throws a ContentError. */
export function pageHead(root: string, { page, locale }: Pick<SiteDocument, 'page' | 'locale'>): string {
  const words = loadWords(root, locale.code, page);
  return head({
    page: page === 'not-found' ? undefined : page,
    locale,
    meta: words.meta,
    questions: 'questions' in words ? words.questions : undefined,
    site: loadFacts(root, 'site'),
    ui: loadWords(root, locale.code, 'ui'),
    services: page === 'services' ? loadWords(root, locale.code, 'services') : undefined,
  });
}
