import type { Body } from '#packages/content/texts/body.ts';
import { splitWords } from '#packages/site/search-options.ts';

// In characters: two lines on a wide screen.
const before = 60;
const length = 170;

const inline = new Set(['a', 'code', 'del', 'em', 'span', 'strong', 'sup']);

function textOf(node: Body): string {
  if (typeof node === 'string') return node;
  const [name, , ...children] = node;
  return children.map(textOf).join('') + (inline.has(name) ? '' : ' ');
}

/** Where the first word that was searched for begins in a text; -1 if it has none. */
function placeOf(text: string, isMatch: (word: string) => boolean): number {
  let place = 0;
  for (const [index, part] of splitWords(text).entries()) {
    if (index % 2 === 1 && isMatch(part)) return place;
    place += part.length;
  }
  return -1;
}

/** Returns the words around the first of those searched for; undefined if a text has none of them. */
export function excerptOf(body: readonly Body[], isMatch: (word: string) => boolean): string | undefined {
  for (const node of body) {
    const text = textOf(node).replaceAll(/\s+/g, ' ').trim();
    const place = placeOf(text, isMatch);
    if (place === -1) continue;
    const start = place > before ? text.indexOf(' ', place - before) + 1 : 0;
    const isWhole = text.length - start <= length;
    const end = isWhole ? text.length : text.lastIndexOf(' ', start + length);
    return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isWhole ? '' : ' …'}`;
  }
  return undefined;
}
