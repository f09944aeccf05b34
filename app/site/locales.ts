/**
 * The languages of the site. To add one: docs/languages.md.
 * `code` is a BCP 47 tag, `prefix` the first part of its addresses ('' for the default language), `name` what its
 * speakers call it.
 */
const list = [
  { code: 'en', prefix: '', name: 'English' },
  { code: 'es', prefix: 'es', name: 'Español' },
] as const;

/** Longer, accented English in brackets, made from the English words: what is not so was typed into the code. */
export const pseudo = { code: 'en-XA', prefix: 'xa', name: '[Ƥşḗḗŭŭḓǿǿ]' } as const;

export type LocaleCode = (typeof list)[number]['code'] | typeof pseudo.code;
export type Locale = { code: LocaleCode; prefix: string; name: string };

export const defaultLocale: Locale = list[0];
export const pseudoCode: LocaleCode = pseudo.code;

/** Every language of this build; in development, and in the builds of tests that ask for it, the invented one too. */
export const locales: readonly Locale[] = process.env.SITE_PSEUDO ? [...list, pseudo] : list;
