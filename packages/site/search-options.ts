/** How texts are made into words for the search: the same in the build, which makes the index, and in browsers. */
import { withoutAccents } from './without-accents.ts';

/** Matches a word: its letters, their accents, and digits. */
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns a word as the index has it: in small letters, without accents. */
export function plainWord(text: string): string {
  return withoutAccents(text.toLowerCase());
}

/** Splits a text at the ends of its words. Every second part is a word, the first is not. */
export function splitWords(text: string): string[] {
  return text.split(new RegExp(`(${word.source})`, 'u'));
}

/** Options of MiniSearch. The id of a text is its slug. */
export const searchOptions = {
  fields: ['title', 'description', 'headings', 'text'],
  storeFields: ['title', 'description'],
  tokenize: (text: string): string[] => text.match(word) ?? [],
  processTerm: plainWord,
};
