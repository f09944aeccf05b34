import type { FAQPage } from 'schema-dts';
import { ids } from './ids.ts';
import type { Subject } from '../subject.ts';

/** Returns the questions that a page answers, each with its own address; nothing if it answers none. */
export function faqPage({ document, url, words }: Subject): FAQPage[] {
  const { locale } = document;
  const source = document.kind === 'text' ? document.entry : words[document.page];
  const questions = 'questions' in source ? source.questions : undefined;
  if (!questions) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': ids.questions(url),
      isPartOf: { '@id': ids.webPage(url) },
      inLanguage: locale.code,
      mainEntity: Object.entries(questions.items).map(([key, { question, answer }]) => ({
        '@type': 'Question',
        url: `${url}#question-${key}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
      })),
    },
  ];
}
