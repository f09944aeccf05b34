/** Finds characters that nobody sees and that XML and HTML forbid. Runs at build time only. */
import { mistakeInLine, type Mistake } from './mistakes.ts';

// Control characters other than tabs and line breaks, lone surrogates, noncharacters, and the replacement character.
const unprintable = /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}\ufffd]/u;

/** The reason to give for such a character. */
export const unprintableReason = 'has a control character, which nobody sees';

/** Whether a text has a character that a page or a feed must not contain. */
export function hasUnprintable(text: string): boolean {
  return unprintable.test(text);
}

/**
 * Returns a mistake for each line of a file with such a character.
 *
 * @param linesBefore the number of lines above the text in its file
 */
export function unprintableLines(text: string, linesBefore = 0): Mistake[] {
  if (!hasUnprintable(text)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      hasUnprintable(line) ? [mistakeInLine(index + 1 + linesBefore, unprintableReason)] : [],
    );
}
