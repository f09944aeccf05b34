import { z } from 'zod';
import { listOf } from './list-schema.ts';
import { page, text } from './text-schema.ts';

const policySection = z.strictObject({
  title: text,
  paragraphs: z.array(text).min(1).meta({ item: 'paragraph' }),
  list: z.array(text).min(2).meta({ item: 'list item' }).optional(),
});
const sections = listOf(policySection, {
  min: 3,
  max: 14,
  because: 'the index that lists them stands beside the text, and must fit into a window',
  item: 'section',
});

const index = text.meta({ label: 'Heading of the index' });

/** Schema of the accessibility statement. */
export const statement = z.strictObject({ ...page, title: text, lead: text, index, sections });

/** Schema of the privacy policy and the terms. */
export const policy = z.strictObject({
  ...page,
  title: text,
  updated: text.meta({ label: 'Date of the last change' }),
  lead: text,
  index,
  sections,
});
