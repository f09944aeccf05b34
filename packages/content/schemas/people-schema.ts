import { z } from 'zod';
import { distinct } from './list-schema.ts';
import { inEveryLanguage, literalText } from './per-language.ts';
import { slug } from './slug-schema.ts';
import { text } from './text-schema.ts';
import type { Offer } from './shape.ts';

const person = z.strictObject({
  name: literalText,
  role: inEveryLanguage,
  // A key of `offices` in site.yaml.
  office: literalText.meta({ unmarked: true }).optional(),
  // A file in content/media, which pages cut to 4 by 5.
  portrait: literalText.meta({ format: 'picture', ratio: 4 / 5 }).optional(),
  links: distinct(
    z.array(
      z
        .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
        .meta({ unmarked: true }),
    ),
  )
    .default([])
    .meta({ item: 'link' }),
});

export const people = z.strictObject({
  title: inEveryLanguage.meta({ label: 'Heading' }),
  people: z.record(slug('the key of a person'), person).meta({ label: '', item: 'person', minProperties: 0 }),
});

export const personKey = text.meta({
  offers: { file: 'people', path: ['people'], label: ['name'] } satisfies Offer,
});

export type WrittenPeople = z.infer<typeof people>;
