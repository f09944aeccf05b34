import { isGroup } from '../tree.ts';

/** Search engines truncate titles at about this many characters. */
export const longestTitle = 60;
/** And descriptions at about this many. */
export const longestDescription = 155;

/** Leaves out the " | Name" of a title that would be truncated: search engines show the site's name next to it. */
export function withFittingTitle(words: unknown, name: string): unknown {
  if (!isGroup(words) || !isGroup(words.meta) || typeof words.meta.title !== 'string') return words;
  const title = words.meta.title.trim();
  const ending = ` | ${name}`;
  if (title.length <= longestTitle || !title.endsWith(ending)) return words;
  return { ...words, meta: { ...words.meta, title: title.slice(0, -ending.length) } };
}
