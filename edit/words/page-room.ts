import { limits, readWeights, type PageWeight } from '#judges/page-weight.ts';
import { languagesOf } from '../content/content.ts';
import { fileOf } from '../content/place.ts';

/** Compressed, on average. */
const bytesPerCharacter = 0.45;

/**
 * An estimate by the last build: how many characters more fit, by language, into the fullest page with texts of a file before its
 * document no longer arrives at once on a phone. Empty before the first build, and for a file without texts.
 */
export function pageRoom(root: string, name: string): Record<string, number> {
  // An earlier version of the build may have measured less.
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
