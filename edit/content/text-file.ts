/** Texts of collections: keys, and Markdown below them. */
import { isGroup, type Tree } from '#packages/content/tree.ts';

export const bodyKey = 'body';

export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** The empty lines below the keys, and the Markdown below these. */
export function splitBody(below: string): { above: string; body: string } {
  const [above = ''] = /^(?:[ \t]*\n)*/.exec(below) ?? [];
  return { above, body: below.slice(above.length) };
}

/** The values of a text, its Markdown among them; undefined if its keys cannot be read. */
export function valuesOfText(matter: unknown, below: string): Tree | undefined {
  return isGroup(matter) ? { ...matter, [bodyKey]: splitBody(below).body } : undefined;
}
