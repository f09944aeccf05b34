/**
 * The languages of the site. To add one: a folder in `content/` and one entry here.
 * `code` is a BCP 47 tag, `prefix` the first part of its addresses ('' for the default language).
 */
const list = [{ code: 'en', prefix: '', name: 'English' }] as const;

export type LocaleCode = (typeof list)[number]['code'];
export type Locale = { code: LocaleCode; prefix: string; name: string };

export const locales: readonly Locale[] = list;
export const defaultLocale: Locale = list[0];
