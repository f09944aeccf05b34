/** How much more text a page has room for, from the measurements of the last build. */
import { limits, readWeights, type PageWeight } from '#judges/page-weight.ts';

/** What a character of text adds to a compressed document, in bytes. */
const bytesPerCharacter = 0.45;

/**
 * The characters that fit into the fullest page with the texts of a file before its document no longer arrives at
 * once on a phone; undefined before the first build, and for a file without texts. An estimate.
 *
 * @param file relative to `content/`
 */
export function pageRoom(root: string, file: string): number | undefined {
  // The build may have been one of an earlier version, which has measured less.
  const weights: readonly Partial<PageWeight>[] = readWeights(root);
  const pages = weights.filter(({ content }) => content?.includes(`content/${file}`));
  if (pages.length === 0) return undefined;
  const fullest = Math.max(...pages.map(({ document = 0 }) => document));
  return Math.round((limits.document - fullest) / bytesPerCharacter);
}

export function roomOf(
  root: string,
  files: readonly { locale: string; file: string }[],
): Record<string, number> {
  const rooms = files.flatMap(({ locale, file }) => {
    const room = pageRoom(root, file);
    return room === undefined ? [] : [[locale, room] as const];
  });
  return Object.fromEntries(rooms);
}
