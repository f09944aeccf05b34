/**
 * The languages of the site. To add one: a folder in `content/` and one entry here.
 * `code` is a BCP 47 tag, `prefix` the first part of its addresses ('' for the default language), `territory` the
 * country (ISO 3166) whose form of the language it is, which Open Graph wants to know.
 */
const list = [{ code: 'en', prefix: '', name: 'English', territory: 'US' }] as const;

export type LocaleCode = (typeof list)[number]['code'];
export type Locale = { code: LocaleCode; prefix: string; name: string; territory: string };

export const locales: readonly Locale[] = list;
export const defaultLocale: Locale = list[0];
