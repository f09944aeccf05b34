/**
 * Generates the pseudo-locale (packages/site/locales.ts), which reveals hard-coded and truncated text. Runs at build time
 * only.
 */

import { inner, isShown, type Shape } from '../shape.ts';
import { isTree } from '../tree.ts';

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

/** Pseudo-localizes every text in a tree of words, and leaves what names something. */
export function pseudoWords(tree: unknown, shape: Shape | undefined): unknown {
  if (typeof tree === 'string') return isShown(shape) ? pseudoText(tree) : tree;
  if (Array.isArray(tree)) return tree.map((item, index) => pseudoWords(item, inner(shape, index)));
  if (!isTree(tree)) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, pseudoWords(value, inner(shape, key))]),
  );
}
