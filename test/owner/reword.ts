/** Invented words for any text, so that a test that holds today's copy fails. */

/** How much longer texts get. */
export const growth = 1.3;

// Letters of each language's words, by turns.
const consonants = 'bcdfghklmnprstvw';
const vowels: Readonly<Record<string, string>> = { en: 'aeiouy', es: 'aeiouáéóíú' };

export function hash(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

/** Invents a word of a length: the same for the same seed. */
function wordOf(length: number, seed: string, code: string): string {
  let state = hash(seed);
  return Array.from({ length }, (_, index) => {
    // A linear congruential generator (Park and Miller 1988).
    state = (state * 48_271 + 1) % 2_147_483_647;
    const letters = (index + length) % 2 === 0 ? consonants : (vowels[code] ?? consonants);
    return letters[state % letters.length];
  }).join('');
}

function inCaseOf(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  const [first = ''] = model;
  return first === first.toUpperCase() ? (word[0] ?? '').toUpperCase() + word.slice(1) : word;
}

// Placeholders and slots, which are filled in, host names, and the codes of states.
const kept = /(\{[^{}]*\}|\[[^[\]]*\]|\S+\.\w+\/?\S*|\b[A-Z]{2}\b)/;

/**
 * Replaces every word of a text by another of the same length, the same word always by the same. Keeps placeholders,
 * figures, signs and capital letters.
 */
export function reword(text: string, code: string): string {
  const other = (word: string) => inCaseOf(word, wordOf(word.length, word.toLowerCase(), code));
  const parts = text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\p{L}{2,}/gu, other)));
  return parts.join('');
}

/** Makes a text a factor longer, with words before its final signs, but not longer than a limit. */
export function lengthen(text: string, factor: number, limit: number, code: string): string {
  if (!/\p{L}{2}/u.test(text.replaceAll(new RegExp(kept, 'g'), ''))) return text;
  // A company's name at the end of a title stays there.
  const end = /(?: \|.*|[^\p{L}\p{N}\]}%]*)$/u.exec(text)?.index ?? text.length;
  const rest = text.slice(end);
  const target = Math.min(limit, Math.ceil(text.length * factor));
  let longer = text.slice(0, end);
  const missing = () => target - longer.length - rest.length;
  while (missing() > 2) longer += ` ${wordOf(Math.min(missing() - 1, 3 + (missing() % 7)), longer, code)}`;
  return longer + rest;
}
