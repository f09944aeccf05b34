/** What the pages of texts show, in whichever collection. Runs at build time only. */
import { locales } from '#app/site/locales.ts';
import { readPhotos, type Photo } from '../media/photo.ts';
import { textTree, type Section } from '../texts/text-tree.ts';
import { bodyOf, type Body } from '../texts/body.ts';
import type { Words } from '../schema.ts';
import type { Site } from '../site.ts';
import type { InsightsWords } from './articles.ts';
import type { Text, Translated } from './collection.ts';

/** The file of the words around a text, and around a list, in whichever collection. */
export const aroundFile = 'insights';

export const wordsAround = (words: Words): InsightsWords => words[aroundFile];

export type LinkedText = { slug: string; title: string };

export const linkTo = ({ slug, title }: LinkedText): LinkedText => ({ slug, title });

/** A text, and what stands beside it. */
export type TextParts = {
  sections: Section[];
  body: Body[];
  photos: Record<string, Photo>;
  /** Whether every language has the text. */
  isTranslated: boolean;
};

export async function textParts(
  { languages, root }: Site,
  { locale, translations }: Translated,
  text: Text,
): Promise<TextParts> {
  const written = { markdown: text.markdown(), picture: text.picture };
  const { tree, sections } = await textTree(written, wordsAround(languages[locale.code].words));
  return {
    sections,
    body: bodyOf(tree),
    photos: await readPhotos(root, text.photos()),
    isTranslated: translations.size === locales.length,
  };
}
