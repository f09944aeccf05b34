/**
 * @example countryName('CR', 'en') // 'Costa Rica'
 * @throws RangeError for a code that is not in the form of ISO 3166
 */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
