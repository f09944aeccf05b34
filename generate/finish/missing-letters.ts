import type { Site } from '#packages/content/site.ts';
import { missingCharacters } from '../discovery/pictures/social/social-picture.ts';
import { allDocuments, isIndexed } from '#packages/content/documents/documents.ts';
import { lettersWithoutFont } from '../fonts/fonts.ts';

const most = 20;
const listed = (characters: readonly string[]) =>
  characters.length > most ? `${characters.slice(0, most).join(' ')} …` : characters.join(' ');

/** A line for the pages, and one for each link preview that cannot show all of its title and description. */
export async function describeMissingLetters(site: Site): Promise<string[]> {
  const letters = lettersWithoutFont(site);
  const pages = `The font of the pages lacks ${listed(letters)}: browsers draw them in a font of the visitor’s system.`;
  const previews = allDocuments(site)
    .filter(isIndexed)
    .map(async (document) => ({ document, missing: await missingCharacters(site, document) }));
  const incomplete = (await Promise.all(previews)).filter(({ missing }) => missing.length > 0);
  return [
    ...(letters.length > 0 ? [pages] : []),
    ...incomplete.map(
      ({ document, missing }) =>
        `The link preview of ${document.address} lacks ${listed(missing)}: no font that the build has can draw them.`,
    ),
  ];
}
