import type { FAQPage } from 'schema-dts';
import type { PageQuestions } from '../../../content/questions-schema.ts';
import { pageAddress } from '#app/site/pages.ts';
import { ids } from './ids.ts';
import type { PageFacts } from './web-page.ts';

/** Returns the questions that a page answers, each with its own address. */
export function faqPage({ items }: PageQuestions, { page, locale, site }: PageFacts): FAQPage {
  const url = site.siteUrl + pageAddress(page, locale);
  return {
    '@type': 'FAQPage',
    '@id': ids.questions(url),
    isPartOf: { '@id': ids.webPage(url) },
    inLanguage: locale.code,
    mainEntity: Object.entries(items).map(([key, { question, answer }]) => ({
      '@type': 'Question',
      url: `${url}#question-${key}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  };
}
