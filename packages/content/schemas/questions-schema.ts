import { z } from 'zod';
import { groupOf, listOf } from './list-schema.ts';
import { slug } from './slug-schema.ts';
import { paragraph, title } from './text-schema.ts';

const question = z.strictObject({
  question: title,
  answer: listOf(paragraph, {
    min: 1,
    max: 4,
    because: 'an answer is short; a longer one is an article',
    item: 'paragraph of the answer',
  }),
});

export const pageQuestions = z.strictObject({
  title,
  items: groupOf(slug('a question'), question, {
    min: 1,
    max: 50,
    because: 'a page without questions leaves out its whole group',
    item: 'question',
  }).meta({ label: '' }),
});

export const questionPages = ['services', 'nearshoring', 'contact'] as const;

/** Questions by page, each with its address: `/contact#question-<key>`. */
export const questions = z
  .strictObject({ services: pageQuestions, nearshoring: pageQuestions, contact: pageQuestions })
  .partial();

export type PageQuestions = z.infer<typeof pageQuestions>;
