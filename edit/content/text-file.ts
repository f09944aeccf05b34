import { isGroup, type Tree } from '#packages/content/tree.ts';

export const bodyKey = 'body';

export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** `above` are the empty lines between front matter and Markdown. */
export function splitBody(below: string): { above: string; body: string } {
  const [above = ''] = /^(?:[ \t]*\r?\n)*/.exec(below) ?? [];
  return { above, body: below.slice(above.length) };
}

/** With the Markdown; undefined if the front matter cannot be read. */
export function valuesOfText(matter: unknown, below: string): Tree | undefined {
  return isGroup(matter) ? { ...matter, [bodyKey]: splitBody(below).body } : undefined;
}
