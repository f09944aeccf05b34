import type { LocaleCode } from './locales.ts';

/**
 * The country (ISO 3166) whose form of a language it is, for Open Graph and for figures: Costa Rica writes "99,9" and
 * "$120 000", which readers in the United States can tell, too, and Spain's "120.000 $" they could not.
 */
export const territories: Record<LocaleCode, string> = { en: 'US', es: 'CR', 'en-XA': 'XA' };

/**
 * The tag by which figures and amounts are written in a language.
 *
 * @example figureLocale('es') // 'es-CR'
 */
export function figureLocale(code: LocaleCode): string {
  return new Intl.Locale(code, { region: territories[code] }).toString();
}
