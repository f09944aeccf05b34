/** Schema of `insights.yaml`: the words around articles. Runs at build time only. */
import { z } from 'zod';
import { slug } from './slug.ts';
import { page, slotted, text } from './text-schema.ts';

/** The key of a topic, part of the address of its page. */
export const topicKey = slug('the key of a topic');

export const insights = z.strictObject({
  ...page,
  title: text,
  lead: text,
  // Around an article.
  updated: text,
  by: text.meta({ label: 'By (before an author)' }),
  minutes: slotted('minutes').meta({ label: 'Reading time' }),
  contents: text,
  table: text,
  code: text,
  notes: text,
  // The link below a note, and its accessible name without the note's number, which must begin with the same words.
  back: text.meta({ label: 'Link back from a note' }),
  backToNote: text.meta({ label: 'Link back from a note, for screen readers' }),
  aboutServices: text,
  related: text,
  more: text,
  all: text,
  previous: text,
  next: text,
  // Shown where a text lacks a translation.
  oneLanguage: text.meta({ label: 'Note where a text has no translation' }),
  feed: text,
  // The page of a topic.
  topicTitle: slotted('topic'),
  topicLead: slotted('topic'),
  topicsLabel: text,
  // Names of topics, by the key that articles use.
  topics: z.record(topicKey, text),
});

export type InsightsWords = z.infer<typeof insights>;
