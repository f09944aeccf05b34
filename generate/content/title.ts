/** Keeps the company's name from making a page's title too long. Only the build runs this file. */

/** What search engines show of a title before they cut it, in characters. */
export const longestTitle = 60;

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * The words of a page, whose `meta.title` loses its last " | Name" where the name makes it too long: the owner counts
 * the words of a title alone. Search engines show the site's name beside it anyway.
 */
export function withFittingTitle(words: unknown, name: string): unknown {
  if (!isGroup(words) || !isGroup(words.meta) || typeof words.meta.title !== 'string') return words;
  const title = words.meta.title.trim();
  const ending = ` | ${name}`;
  if (title.length <= longestTitle || !title.endsWith(ending)) return words;
  return { ...words, meta: { ...words.meta, title: title.slice(0, -ending.length) } };
}
