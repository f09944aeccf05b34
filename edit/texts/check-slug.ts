import { collectionFacts, type CollectionName } from '#packages/site/collections.ts';
import { collections } from '#packages/content/collections/collections.ts';
import { slugMistake } from '#packages/content/addresses/slug-of.ts';
import type { Source } from '#packages/content/source.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { capitalized } from '../content/labels.ts';
import { Refused } from '../writer/edits.ts';

/** Throws Refused unless the slug is valid and free in every language. */
export function checkSlug(source: Source, collection: CollectionName, slug: string): void {
  const mistake = slugMistake(slug, collections[collection].reservedSlugs);
  if (mistake) throw new Refused(`${capitalized(mistake)}.`);
  if (localeCodes.some((code) => Object.hasOwn(source.language(code).texts[collection], slug)))
    throw new Refused(
      `${collectionFacts[collection].labels.any} has this address already. Choose another one.`,
    );
}
