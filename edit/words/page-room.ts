/** How much more text a page has room for, from the measurements of the last build. */
import { limits, readWeights, type PageWeight } from '#judges/page-weight.ts';
import { languagesOf } from '../content/content.ts';
import { fileOf } from '../content/place.ts';

/** What a character of text adds to a compressed document, in bytes. */
const bytesPerCharacter = 0.45;

/**
 * How many characters more fit, by language, into the fullest page with the texts of a file before its document no longer
 * arrives at once on a phone. Nothing before the first build, and for a file without texts. An estimate.
 */
export function pageRoom(root: string, name: string): Record<string, number> {
  // The build may have been one of an earlier version, which has measured less.
  const weights: readonly Partial<PageWeight>[] = readWeights(root);
  const rooms = languagesOf(name).flatMap(({ locale }) => {
    const file = `content/${fileOf(name, locale)}`;
    const pages = weights.filter(({ content }) => content?.includes(file));
    if (pages.length === 0) return [];
    const fullest = Math.max(...pages.map(({ document = 0 }) => document));
    return [[locale, Math.round((limits.document - fullest) / bytesPerCharacter)] as const];
  });
  return Object.fromEntries(rooms);
}
