/** Keys of values, such as 'home:stats.2.value': a file without its language, and a path. */
import type { Path } from '#packages/content/tree.ts';

// Attributes list keys separated by spaces, but conditions contain a space: 'with contactEndpoint'.
const space = '~';

export const keyOf = (name: string, path: Path): string => `${name}:${path.join('.').replaceAll(' ', space)}`;

/** Parses a key into a file and a path. Numbers are positions in lists: no key of the content is a number. */
export function parseKey(key: string): { name: string; path: Path } {
  const at = key.indexOf(':');
  const path = key
    .slice(at + 1)
    .replaceAll(space, ' ')
    .split('.');
  return { name: key.slice(0, at), path: path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}

/** Stands for the key or the position of an item that a list does not have yet. */
export const anyItem = '+';

/** Where the figures of a service or a story begin in a path of figures.yaml, as in stories.parcels.days.before. */
export const figuresDepth = 2;

/** The key of a text of a collection, which is edited as a whole. */
export const textKey = (name: string): string => `${name}:`;

/** Returns the text of a collection that some keys open; undefined if they are those of words. */
export function textOpenedBy(keys: readonly string[]): string | undefined {
  return keys.find((key) => key.endsWith(':'))?.slice(0, -1);
}
