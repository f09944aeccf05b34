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

/** A text without the marks on its letters, for addresses and searches: 'Łódź' becomes 'Lodz'. */
export function withoutAccents(text: string): string {
  const base = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return base.replaceAll(/\P{ASCII}/gu, (letter) => letters.get(letter) ?? letter);
}
