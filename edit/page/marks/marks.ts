/**
 * Marks that name the key of a text: invisible characters before each word, so that any line or part of the text carries
 * them. They exist in strings only: the JSX runtime strips them before anything reaches the document.
 */

// Unicode's tag characters mirror ASCII. Between these two they are a mark, and otherwise part of a flag.
const [begin, end] = ['\u{E0001}', '\u{E007F}'];
const offset = 0xe0000;
const run = /\u{E0001}([\u{E0020}-\u{E007E}]*)\u{E007F}/gu;

const shifted = (text: string, by: number) =>
  Array.from(text, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + by)).join('');

/** Marks each word of a text with its key. */
export function mark(text: string, key: string): string {
  const sign = begin + shifted(encodeURI(key), offset) + end;
  return text.replaceAll(/\S+/g, (word) => sign + word);
}

export function unmark(text: string): string {
  return text.replaceAll(run, '');
}

export function keysIn(text: string): string[] {
  return [...new Set(text.matchAll(run).map(([, sign = '']) => decodeURI(shifted(sign, -offset))))];
}
