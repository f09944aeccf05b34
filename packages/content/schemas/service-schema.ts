import { z } from 'zod';
import { pages } from '#packages/site/pages.ts';
import { group, groupOf, listOf } from './list-schema.ts';
import { reservedIds } from '../addresses/reserved-names.ts';
import { slug } from './slug-schema.ts';
import { icon, keyIn, label, lead, note, title } from './text-schema.ts';

/** The id of a service: its key in the content, and the anchor of its block on the services page. */
export const serviceId = slug('a service').refine(
  (id) => !reservedIds.service.includes(id) && !id.endsWith('-title') && !id.startsWith('question-'),
  {
    error: 'is the name of another part of the page: choose another',
  },
);

const next = group('Read next', {
  page: z.enum(pages.map(({ id }) => id)),
  hash: note.meta({ label: 'Part of that page', isName: true }).optional(),
  text: lead.meta({ label: 'Words of the link' }),
});

const example = group('Example of a project', {
  title,
  steps: listOf(z.strictObject({ when: label, what: note }), {
    min: 2,
    max: 6,
    because: 'they are read in one go',
    item: 'step',
  }).meta({ label: '' }),
});

const service = z.strictObject({
  icon,
  title,
  // For the footer, the index and the home page, if the title is too long for them.
  shortTitle: label.meta({ label: 'Short title, for the footer', perLanguage: true }).optional(),
  summary: lead.meta({ label: 'Sentence on the home page' }),
  description: lead,
  features: listOf(title, {
    min: 3,
    max: 6,
    because: 'the list stands beside the card with the times, which is about as high as four features',
    item: 'feature',
  }),
  implementationTime: title.meta({ label: 'Time to implement' }),
  roiTimeline: title.meta({ label: 'Time to a return on investment' }),
  roiLabel: label.meta({ label: 'What that time is, if not to a return' }).optional(),
  bestFor: note,
  example: example.optional(),
  next: next.optional(),
});

/** All services in display order, by id. */
export const serviceBlocks = groupOf(serviceId, service, {
  min: 3,
  max: 12,
  because: 'the home page sets the services in rows of three, and their timelines must fit into a window',
  item: 'service',
}).meta({ label: '' });

export const serviceKey = keyIn({ file: 'services', path: ['blocks'], label: ['title'] });

export type WrittenService = z.infer<typeof service>;
