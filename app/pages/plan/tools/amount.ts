/** Currency signs with their country ("US$"), codes, white space, and the apostrophes that group digits in Switzerland. */
const decoration =
  /(?:[A-Z]{1,3}\s*)?\p{Sc}(?:\s*[A-Z]{1,2})?|^\s*[A-Z]{3}(?!\p{L})|(?<!\p{L})[A-Z]{3}\s*$|[\p{Z}\s'’_]/giu;
// By commas with cents after a point, or the reverse. A sign before three digits groups them: nobody enters tenths of a cent.
const grouped =
  /^([1-9]\d{0,2}(?:(?:,\d{2,3})*,\d{3}(?!\d|,)|(?:\.\d{2,3})*\.\d{3}(?!\d|\.)))(?:[.,](\d*))?$/;
const plain = /^(\d*)(?:[.,](\d*))?$/;

/** Whether an amount is at least 0.01 when rounded for display. */
export function isDisplayable(value: number): boolean {
  return Math.round(value * 100) > 0;
}

/** Takes the letters of a currency off either end. Those before or after more letters are of something else. */
function withoutCurrency(text: string, currency: string): string {
  if (!/^[\p{L}.\s]+$/u.test(currency)) return text;
  const letters = currency.replaceAll('.', String.raw`\.`);
  return text.replace(new RegExp(`^${letters}(?!\\p{L})|(?<!\\p{L})${letters}$`, 'iu'), '');
}

/**
 * Parses a typed or pasted amount: "120,000.50", "120.000,50", "1 200", "$120’000". A lone separator before three
 * digits is a grouping separator: "1.234" and "1,234" are both 1234. Undefined if it is none, or not from 0.01 to `largest`.
 *
 * @param currency what may stand before or after it beside signs and codes, as in 'kr'
 */
export function readAmount(typed: string, largest: number, currency = ''): number | undefined {
  const digits = withoutCurrency(typed.normalize('NFKC').trim(), currency.normalize('NFKC')).replaceAll(
    decoration,
    '',
  );
  const [, whole = '', fraction = ''] = grouped.exec(digits) ?? plain.exec(digits) ?? [];
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}0`);
  return isDisplayable(value) && value <= largest ? value : undefined;
}
