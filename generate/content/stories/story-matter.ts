/** Schema of a client story's front matter. Runs at build time only. */
import { z } from 'zod';
import { slug } from '../slug.ts';
import { isUpdatedLater, oneLine, sharedMatter, updatedTooEarly } from '../articles/front-matter.ts';
import { distinct, groupOf } from '../schemas/list-schema.ts';
import { slotted, text } from '../schemas/text-schema.ts';

export const storyMatter = z
  .strictObject({
    ...sharedMatter,
    // The client's name or a description: "a retailer in Texas".
    client: oneLine(text),
    sector: oneLine(text),
    duration: oneLine(text),
    // Keys of `blocks` in services.yaml.
    services: distinct(z.array(text).min(1, 'must name a service at least')),
    // By the figure's key below the story's slug in figures.yaml.
    figures: groupOf(slug('the key of a figure'), z.strictObject({ label: text, value: slotted('figure') }), {
      min: 0,
      max: 4,
      because: 'more would hide the text below them',
    }).default({}),
    // A key of quotes.yaml.
    quote: text.optional(),
  })
  .refine(isUpdatedLater, updatedTooEarly);

export type StoryMatter = z.infer<typeof storyMatter>;
