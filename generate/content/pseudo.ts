/** Makes the words of the invented language (app/site/locales.ts). Only the build runs this file. */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķĺɱñóþǫŕšŧúṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĹṀÑÓÞǪŔŠŦÛṼŴẊÝŽ';
const accents = new Map(
  Array.from(plain, (letter, index) => [letter, Array.from(accented)[index] ?? letter]),
);

// How much longer than English a language is that people complain of.
const growth = 1.35;
// Filled in later: a fact or a figure, or what the page puts into a text.
const slot = /(\{[^{}]*\}|\[\w+\])/;
const vowel = /[aeiou]/gi;

/** Repeats vowels, the first ones the most, until a text is as much longer as it should be. */
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
 * A text as the invented language has it: every letter accented, 35 % longer, in brackets; placeholders stay.
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

// Names that code knows, not words.
const names = new Set(['icon', 'color', 'code', 'bars', 'shows']);

/** Every text of a tree of lists and groups as the invented language has it. */
export function pseudoWords(tree: unknown): unknown {
  if (typeof tree === 'string') return pseudoText(tree);
  if (Array.isArray(tree)) return tree.map(pseudoWords);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, names.has(key) ? value : pseudoWords(value)]),
  );
}
