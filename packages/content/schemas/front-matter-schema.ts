import { z } from 'zod';
import { group } from './list-schema.ts';
import { day, pastDate } from './past-date.ts';
import { meta, text } from './text-schema.ts';

const noDate = 'must be a date, as in 2026-01-15';

const picture = group('Picture above the text', {
  file: text.meta({ label: 'File', format: 'picture' }),
  alt: text.meta({ label: 'What it shows' }),
});
export type Picture = z.infer<typeof picture>;

/** The front matter keys beside `date` that decide on which days a text is on the site. */
export const holdMatter = {
  draft: z.boolean('must be true or false').meta({ perLanguage: true }).optional(),
  until: day('must be the last day on the site, as in 2026-12-31')
    .meta({ label: 'Last day', perLanguage: true })
    .optional(),
  movedTo: text.meta({ label: 'Then its address leads to', format: 'address', perLanguage: true }).optional(),
};

/** The keys of texts in a list, in whichever collection. */
export const sharedMatter = {
  title: meta.shape.title,
  description: meta.shape.description,
  // One that is to come holds the text back until then.
  date: day(noDate).meta({ perLanguage: true }),
  updated: pastDate(noDate).meta({ label: 'Last changed' }).optional(),
  ...holdMatter,
  picture: picture.optional(),
};

export const isUpdatedLater = ({ date, updated }: { date: string; updated?: string | undefined }) =>
  updated === undefined || updated >= date;
export const updatedTooEarly = { path: ['updated'], error: 'must not be before date' };
