/** Schema of the front matter of a page by content. Runs at build time only. */
import { z } from 'zod';
import type { Text } from '../articles/articles.ts';
import { oneLine, sharedMatter } from '../articles/front-matter.ts';
import { holdMatter } from '../held-back.ts';
import { pageQuestions } from '../schemas/questions-schema.ts';
import { text } from '../schemas/text-schema.ts';

const { title, description, picture } = sharedMatter;

export const pageMatter = z.strictObject({
  title,
  lead: oneLine(text),
  description,
  picture,
  // A day to come holds the page back until then; nothing shows it.
  date: sharedMatter.date.optional(),
  ...holdMatter,
  // The page's name among the footer's quick links; without one it is not there.
  quickLink: oneLine(text).optional(),
  questions: pageQuestions.optional(),
  closing: z.strictObject({ title: text, text }).optional(),
});

export type PageMatter = z.infer<typeof pageMatter>;

/** A page by content as written. */
export type ContentPageInfo = Text<PageMatter>;
