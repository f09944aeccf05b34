/** Finds characters that nobody sees and that XML and HTML forbid. */

// Control characters other than tabs and line breaks, lone surrogates, noncharacters, and the replacement character.
const unprintable = /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}\ufffd]/u;

export const unprintableReason = 'has a control character, which nobody sees';

/** A text without such characters. The line breaks of PowerPoint are vertical tabs. */
export const withoutUnprintable = (text: string): string =>
  text.replaceAll('\v', '\n').replaceAll(new RegExp(unprintable, 'gu'), '');

export function hasUnprintable(text: string): boolean {
  return unprintable.test(text);
}
