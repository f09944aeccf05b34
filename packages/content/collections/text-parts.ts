import { z } from 'zod';
import { readPhotos } from '../media/photo.ts';
import { textTree } from '../texts/text-tree.ts';
import { bodyOf } from '../texts/body.ts';
import { group } from '../schemas/list-schema.ts';
import { note, slotted } from '../schemas/text-schema.ts';
import type { Site } from '../site.ts';
import type { Text, Translated } from './collection.ts';

/** The words around the texts of all collections, and around their lists: a part of `insights.yaml`. */
export const textWords = z.object({
  updated: note,
  contents: note,
  table: note,
  code: note,
  notes: note,
  // The link below a note, and its accessible name without the note's number, which must begin with the same words.
  back: note.meta({ label: 'Link back from a note' }),
  backToNote: note.meta({ label: 'Link back from a note, for screen readers' }),
  paging: group('Pages of a long list', {
    label: note.meta({ label: 'Name' }),
    page: slotted('page').meta({ label: 'Link to a page, for screen readers' }),
    newer: note,
    older: note,
    title: slotted('title', 'page').meta({ label: 'Title from the second page on' }),
    lead: slotted('title', 'first', 'last', 'count').meta({ label: 'Lead from the second page on' }),
  }),
  search: z.strictObject({
    label: note.meta({ label: 'Name of the field' }),
    searching: note,
    found: slotted('query', 'count').meta({ label: 'Number of texts found' }),
    best: slotted('query', 'count', 'shown').meta({ label: 'Number of texts found, if not all are shown' }),
    none: slotted('query').meta({ label: 'Where nothing is found' }),
    failed: note.meta({ label: 'Where it could not be loaded, before the link that loads the page again' }),
  }),
});
export type TextWords = z.infer<typeof textWords>;

export type LinkedText = { slug: string; title: string };

export const linkTo = ({ slug, title }: LinkedText): LinkedText => ({ slug, title });

/** @param ids those of other elements of the page, which headings cannot have */
export async function textParts(
  { languages, locales, root }: Site,
  { locale, translations }: Translated,
  text: Text,
  ids: readonly string[],
) {
  const written = { markdown: text.markdown(), picture: text.picture };
  const { tree, sections } = await textTree(written, languages[locale.code].words.insights, ids);
  return {
    sections,
    body: bodyOf(tree),
    photos: await readPhotos(root, text.photos()),
    /** Whether another language has the text, too, if the site has another. */
    isTranslated: locales.length === 1 || Object.keys(translations).length > 1,
  };
}
