/**
 * A trace is written in invisible characters before each word, so that any line or part of a text carries it. Traces exist in
 * strings only: the page's JSX runtime takes them out before anything reaches the document.
 */

// Unicode's tag characters mirror ASCII. Between these two they are a trace, and otherwise part of a flag.
const [begin, end] = ['\u{E0001}', '\u{E007F}'];
const offset = 0xe0000;
const run = /\u{E0001}([\u{E0020}-\u{E007E}]*)\u{E007F}/gu;

export const addressKey = '@address';

const shifted = (text: string, by: number) =>
  Array.from(text, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + by)).join('');

export function traced(text: string, key: string): string {
  const trace = begin + shifted(encodeURI(key), offset) + end;
  return text.replaceAll(/\S+/g, (word) => trace + word);
}

export const untraced = (text: string): string => text.replaceAll(run, '');

export function keysIn(text: string): string[] {
  return [...new Set(text.matchAll(run).map(([, trace = '']) => decodeURI(shifted(trace, -offset))))];
}
