import type { LocaleCode } from './locales.ts';

/**
 * The country (ISO 3166) of each language, for Open Graph and number formats. Spanish is Costa Rica's: "99,9" and
 * "$120 000" are clear to readers in the United States too, unlike Spain's "120.000 $".
 */
export const territories: Record<LocaleCode, string> = { en: 'US', es: 'CR', 'en-XA': 'XA' };

/**
 * Returns the locale tag for formatting numbers and amounts in a language.
 *
 * @example figureLocale('es') // 'es-CR'
 */
export function figureLocale(code: LocaleCode): string {
  return new Intl.Locale(code, { region: territories[code] }).toString();
}
