/** Texts in the letters of addresses. In Node and in the editor's page. */

// What Unicode does not decompose into a letter and its mark, from the Latin-ASCII transform of CLDR:
// https://github.com/unicode-org/cldr/blob/main/common/transforms/Latin-ASCII.xml
const letters = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    ð: 'd',
    ø: 'o',
    þ: 'th',
    đ: 'd',
    ħ: 'h',
    ı: 'i',
    ĸ: 'q',
    ł: 'l',
    ŋ: 'n',
    œ: 'oe',
    ŧ: 't',
  }).flatMap(([letter, plain]) => [
    [letter, plain],
    [letter.toUpperCase(), plain.toUpperCase()],
  ]),
);

/** Returns a text without the marks on its letters, for addresses and searches: 'Łódź' becomes 'Lodz'. */
export function withoutAccents(text: string): string {
  const unmarked = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return unmarked.replaceAll(/\P{ASCII}/gu, (letter) => letters.get(letter) ?? letter);
}

/** The most characters of a slug: file systems allow 255 bytes, and files made of a page have longer names than it. */
export const longestSlug = 100;

/**
 * Derives a slug from a title or a name: small letters without accents, digits and single dashes; empty without Latin letters.
 *
 * @example slugOf('What’s new in Łódź?') // 'whats-new-in-lodz'
 */
export function slugOf(text: string): string {
  const plain = withoutAccents(text.toLowerCase()).replaceAll(/['’]/g, '');
  const words = plain.replaceAll(/[^a-z\d]+/g, '-').replace(/^-/, '');
  return words.slice(0, longestSlug).replace(/-$/, '');
}
