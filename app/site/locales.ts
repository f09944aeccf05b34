/**
 * The languages of the site; docs/languages.md explains how to add one. `code` is a BCP 47 tag, `prefix` the first
 * segment of addresses ('' for the default language), `name` the language's own name.
 */
const list = [
  { code: 'en', prefix: '', name: 'English' },
  { code: 'es', prefix: 'es', name: 'Español' },
] as const;

/**
 * The pseudo-locale: longer, accented English in brackets, generated from the English words. Any plain text in it is
 * hard-coded.
 */
export const pseudo = { code: 'en-XA', prefix: 'xa', name: '[Ƥşḗḗŭŭḓǿǿ]' } as const;

export type LocaleCode = (typeof list)[number]['code'] | typeof pseudo.code;
export type Locale = { code: LocaleCode; prefix: string; name: string };

export const defaultLocale: Locale = list[0];
export const pseudoCode: LocaleCode = pseudo.code;

/** All languages of this build. Includes the pseudo-locale in development and in test builds that set SITE_PSEUDO. */
export const locales: readonly Locale[] = process.env.SITE_PSEUDO ? [...list, pseudo] : list;
