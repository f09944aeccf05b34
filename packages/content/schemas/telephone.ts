/** Telephone numbers, as libphonenumber reads them. Runs at build time only: its tables are too large for pages. */
import { parsePhoneNumberWithError, validatePhoneNumberLength } from 'libphonenumber-js';

const withCountry = 'must begin with + and the country’s code, as in "+1 (415) 555-0132"';

const reasons: Record<string, string> = {
  INVALID_COUNTRY: withCountry,
  TOO_SHORT: 'has fewer digits than the numbers of its country',
  TOO_LONG: 'has more digits than the numbers of its country; an extension is written "ext. 5"',
  INVALID_LENGTH: 'has another count of digits than the numbers of its country',
};

/** Why a text is no international number. Whether anybody has it is not known. */
export function telephoneMistake(phone: string): string | undefined {
  const reason = validatePhoneNumberLength(phone);
  if (reason === undefined) return undefined;
  return (
    reasons[reason] ??
    'must be one number in digits, at most with an extension, as in "+1 (415) 555-0132 ext. 5"'
  );
}

/**
 * The address of a number without its punctuation and its trunk prefix (RFC 3966, global number).
 *
 * @example telephoneUri('+49 (0)221 12345-67 ext. 8') // 'tel:+492211234567;ext=8'
 * @throws ParseError if `telephoneMistake` finds one
 */
export function telephoneUri(phone: string): string {
  return parsePhoneNumberWithError(phone, { extract: false }).getURI();
}
