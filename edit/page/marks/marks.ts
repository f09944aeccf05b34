/**
 * Marks that encode where a text comes from: invisible characters before each word, so that any line or part of the text
 * carries them. They exist in strings only: the JSX runtime strips them before anything reaches the document.
 */
const signs = ['\u2061', '\u2062', '\u2063', '\u2064'];
const length = 6;
const run = /[\u2061-\u2064]+/g;

const keys: string[] = [];
const numbers = new Map<string, number>();

function markOf(key: string): string {
  let number = numbers.get(key);
  if (number === undefined) {
    number = keys.push(key) - 1;
    numbers.set(key, number);
  }
  const digits = number.toString(signs.length).padStart(length, '0');
  return digits.replaceAll(/\d/g, (digit) => signs[Number(digit)] ?? '');
}

/** Marks each word of a text with its key. */
export function mark(text: string, key: string): string {
  const sign = markOf(key);
  return text.replaceAll(/\S+/g, (word) => sign + word);
}

/** Removes the marks from a text. */
export function unmark(text: string): string {
  return text.replaceAll(run, '');
}

/** Returns the keys that a text is marked with. */
export function keysIn(text: string): string[] {
  const found = [...text.matchAll(/[\u2061-\u2064]{6}/g)].map(([sign]) => {
    const digits = Array.from(sign, (character) => signs.indexOf(character)).join('');
    return keys[Number.parseInt(digits, signs.length)];
  });
  return [...new Set(found.filter((key) => key !== undefined))];
}
