import { z } from 'zod';
import { listOf } from './list-schema.ts';
import { label, lead, note, page, paragraph, title } from './text-schema.ts';

const policySection = z.strictObject({
  title,
  paragraphs: z.array(paragraph).min(1).meta({ item: 'paragraph' }),
  list: z.array(paragraph).min(2).meta({ item: 'list item' }).optional(),
});
const sections = listOf(policySection, {
  min: 3,
  max: 14,
  because: 'the index that lists them stands beside the text, and must fit into a window',
  item: 'section',
});

const index = label.meta({ label: 'Heading of the index' });

export const statement = z.strictObject({ ...page, title, lead, index, sections });

export const policy = z.strictObject({
  ...page,
  title,
  updated: note.meta({ label: 'Date of the last change' }),
  lead,
  index,
  sections,
});
