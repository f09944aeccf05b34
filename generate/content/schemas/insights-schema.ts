/** Schema of `insights.yaml`: the words around articles. Runs at build time only. */
import { z } from 'zod';
import { slug } from '../slug.ts';
import { lead, note, page, slotted, title } from './text-schema.ts';

/** The key of a topic, part of the address of its page. */
export const topicKey = slug('the key of a topic');

export const insights = z.strictObject({
  ...page,
  title,
  lead,
  // Around an article.
  updated: note,
  by: note.meta({ label: 'By (before an author)' }),
  minutes: slotted('minutes').meta({ label: 'Reading time' }),
  contents: note,
  table: note,
  code: note,
  notes: note,
  // The link below a note, and its accessible name without the note's number, which must begin with the same words.
  back: note.meta({ label: 'Link back from a note' }),
  backToNote: note.meta({ label: 'Link back from a note, for screen readers' }),
  aboutServices: note,
  related: note,
  more: note,
  all: note,
  previous: note,
  next: note,
  // Shown where a text lacks a translation.
  oneLanguage: note.meta({ label: 'Note where a text has no translation' }),
  feed: note,
  // The page of a topic.
  topicTitle: slotted('topic'),
  topicLead: slotted('topic'),
  topicsLabel: note,
  // Names of topics, by the key that articles use.
  topics: z.record(topicKey, note),
});

export type InsightsWords = z.infer<typeof insights>;
