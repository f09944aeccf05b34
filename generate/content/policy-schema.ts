import { z } from 'zod';
import { listOf } from './list-schema.ts';
import { page, text } from './text-schema.ts';

const policySection = z.strictObject({
  title: text,
  paragraphs: z.array(text).min(1),
  list: z.array(text).min(2).optional(),
});
const sections = listOf(policySection, {
  min: 3,
  max: 14,
  because: 'the index that lists them stands beside the text, and must fit into a window',
});

/** Schema of the accessibility statement. */
export const statement = z.strictObject({ ...page, title: text, lead: text, index: text, sections });

/** Schema of the privacy policy and the terms. */
export const policy = z.strictObject({
  ...page,
  title: text,
  updated: text,
  lead: text,
  index: text,
  sections,
});
