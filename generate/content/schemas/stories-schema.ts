/** Schema of `stories.yaml`: the list of client stories, and the words around each. Runs at build time only. */
import { z } from 'zod';
import type { BeforeAfter } from '#app/site/stories.ts';
import { lead, note, page, title } from './text-schema.ts';

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
  stories: { slug: string; title: string; client: string; sector: string; figures: BeforeAfter[] }[];
};
