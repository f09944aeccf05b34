/**
 * Splits a savings text into a figure, its first two words, and a caption, the rest. Collapses white space. Either is
 * empty if there are not enough words.
 *
 * @example splitSavings('50% faster delivery') // { figure: '50% faster', caption: 'delivery' }
 */
export function splitSavings(savings: string): { figure: string; caption: string } {
  // In Spanish, as in many languages, a space stands before the sign: '50 %'.
  const words = savings
    .replaceAll(/\s+%/g, '\u00a0%')
    .split(/(?!\u00a0)\s+/)
    .filter(Boolean);
  return { figure: words.slice(0, 2).join(' '), caption: words.slice(2).join(' ') };
}
