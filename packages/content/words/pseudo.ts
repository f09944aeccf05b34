/** Generates the pseudo-locale, which reveals hard-coded and truncated text. */

import type { Shape } from '../schemas/shape.ts';
import { map, type Node } from '../tree.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķĺɱñóþǫŕšŧúṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĹṀÑÓÞǪŔŠŦÛṼŴẊÝŽ';
const accents = new Map(
  Array.from(plain, (letter, index) => [letter, Array.from(accented)[index] ?? letter]),
);

// Translations can be about this much longer than English.
const growth = 1.35;
// Placeholders `{…}`, filled at build time, and slots `[…]`, filled at run time.
const slot = /(\{[^{}]*\}|\[\w+\])/;
const vowel = /[aeiou]/gi;

/** Doubles vowels from the start of a text until it has reached the target length. */
function lengthen(text: string): string {
  let missing = Math.ceil(text.length * (growth - 1));
  let vowels = text.match(vowel)?.length ?? 0;
  return text.replaceAll(vowel, (letter) => {
    const more = Math.ceil(missing / vowels);
    missing -= more;
    vowels -= 1;
    return letter + letter.toLowerCase().repeat(more);
  });
}

/**
 * Pseudo-localizes a text: accents every letter, makes it 35 % longer and puts it in brackets. Placeholders are kept.
 *
 * @example pseudoText('Home, {name}') // '[Ĥóóɱéé, {name}]'
 */
export function pseudoText(text: string): string {
  const parts = text
    .split(slot)
    .map((part, index) =>
      index % 2 === 1 ? part : Array.from(lengthen(part), (letter) => accents.get(letter) ?? letter).join(''),
    );
  return `[${parts.join('')}]`;
}

const isRead = (shape: Shape | undefined) => !shape?.enum && shape?.const === undefined && !shape?.isName;

export function pseudoWords(words: Node): unknown {
  return map(words, ({ shape, value }) =>
    typeof value === 'string' && isRead(shape) ? pseudoText(value) : value,
  );
}
