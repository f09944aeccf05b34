/**
 * The name of a country in a language.
 *
 * @example countryName('CR', 'en') // 'Costa Rica'
 * @throws RangeError for a code that ISO 3166 does not have the form of
 */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
