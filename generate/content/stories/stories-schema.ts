/** Schemas of client stories: their front matter, and the words around them. Runs at build time only. */
import { z } from 'zod';
import type { BeforeAfter } from '#app/site/stories.ts';
import { slug } from '../slug.ts';
import { isUpdatedLater, oneLine, sharedMatter, updatedTooEarly } from '../articles/front-matter.ts';
import { distinct, groupOf } from '../schemas/list-schema.ts';
import { lead, note, page, slotted, text, title } from '../schemas/text-schema.ts';

/** The schema of a client story's front matter. */
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

/** `stories.yaml`: the list of client stories, and the words around each. */
export const stories = z.strictObject({
  ...page,
  title,
  lead,
  // Around a story.
  client: note,
  sector: note,
  duration: note,
  services: note,
  figures: note,
  before: note,
  after: note,
  contents: note,
  others: note,
  all: note,
  // Shown where a story lacks a translation.
  oneLanguage: note.meta({ label: 'Note where a story has no translation' }),
  // Headings of the stories on the home page, and in the block of a service.
  onHome: note.meta({ label: 'Heading on the home page' }),
  onServices: note.meta({ label: 'Heading in a service' }),
});

export type StoriesWords = z.infer<typeof stories>;

/** What other pages show of client stories. */
export type StoryCards = {
  words: Pick<StoriesWords, 'onHome' | 'onServices' | 'before' | 'after' | 'all'>;
  stories: (Pick<StoryMatter, 'title' | 'client' | 'sector'> & { slug: string; figures: BeforeAfter[] })[];
};
