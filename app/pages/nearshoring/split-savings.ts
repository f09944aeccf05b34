/**
 * Splits a savings text into the big figure, which is its first two words, and the caption, which is the rest.
 * White space is folded; a text of one or two words has an empty caption, an empty text an empty figure.
 *
 * @example splitSavings('50% faster delivery') // { figure: '50% faster', caption: 'delivery' }
 */
export function splitSavings(savings: string): { figure: string; caption: string } {
  const words = savings.split(/\s+/).filter(Boolean);
  return { figure: words.slice(0, 2).join(' '), caption: words.slice(2).join(' ') };
}
