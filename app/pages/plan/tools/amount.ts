export type AmountProblem = 'empty' | 'unreadable' | 'negative' | 'zero' | 'tooLarge';
type Amount = { value: number } | { problem: AmountProblem };

/** Currency signs with their country ("US$"), codes, white space, and the apostrophes that group digits in Switzerland. */
const decoration =
  /(?:[A-Z]{1,3}\s*)?\p{Sc}(?:\s*[A-Z]{1,2})?|^\s*[A-Z]{3}(?!\p{L})|(?<!\p{L})[A-Z]{3}\s*$|[\p{Z}\s'’_]/giu;
const grouped = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/;

export function isDisplayable(value: number): boolean {
  return Math.round(value * 100) > 0;
}

/** Converts grouped digits to a plain decimal; undefined if they are not a number. */
function plainDigits(digits: string): string | undefined {
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return undefined;
  const kinds = new Set(digits.match(/[.,]/g));
  const decimal = digits[Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))] ?? '.';
  if (kinds.size === 2) {
    const [whole = '', fraction, more] = digits.split(decimal);
    if (more !== undefined || !grouped.test(whole)) return undefined;
    return `${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`;
  }
  // A single kind of separator groups digits if it repeats or if three digits follow: nobody enters tenths of a cent.
  const parts = digits.split(decimal);
  const [whole = '', fraction = ''] = parts;
  const groups = parts.length > 2 || (/^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3);
  if (groups) return grouped.test(digits) ? parts.join('') : undefined;
  return `${whole || '0'}.${fraction || '0'}`;
}

/** Takes the letters of a currency off either end. Those before or after more letters are of something else. */
function withoutCurrency(text: string, currency: string): string {
  if (!/^[\p{L}.\s]+$/u.test(currency)) return text;
  const letters = currency.replaceAll('.', String.raw`\.`);
  return text.replace(new RegExp(`^${letters}(?!\\p{L})|(?<!\\p{L})${letters}$`, 'iu'), '');
}

/**
 * Parses a typed or pasted amount: "120,000.50", "120.000,50", "1 200", "$120’000". A lone separator before three
 * digits is a grouping separator: "1.234" and "1,234" are both 1234.
 *
 * @param currency what may stand before or after it beside signs and codes, as in 'kr'
 */
export function readAmount(typed: string, largest: number, currency = ''): Amount {
  const text = withoutCurrency(typed.normalize('NFKC').trim(), currency.normalize('NFKC'))
    .replaceAll(decoration, '')
    .replaceAll('−', '-');
  if (text === '') return { problem: typed.trim() === '' ? 'empty' : 'unreadable' };
  const isNegative = text.startsWith('-') || /^\(.*\)$/.test(text);
  const digits = plainDigits(text.replaceAll(/^[+-]|^\(|\)$/g, ''));
  if (digits === undefined) return { problem: 'unreadable' };
  const value = Number(digits);
  if (!isDisplayable(value)) return { problem: 'zero' };
  if (isNegative) return { problem: 'negative' };
  return value > largest ? { problem: 'tooLarge' } : { value };
}
