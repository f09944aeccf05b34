import { defaultLocale, locales, pseudoCode, type LocaleCode } from '#packages/site/locales.ts';

/** The languages that have files of their own: all but the pseudo-locale. */
export const writtenLanguages = locales.filter(({ code }) => code !== pseudoCode);
export const writtenCodes: LocaleCode[] = writtenLanguages.map(({ code }) => code);

/** The folder of a language, such as 'content/es'. The pseudo-locale is generated from the default language. */
export function wordsFolder(locale: LocaleCode): string {
  return `content/${locale === pseudoCode ? defaultLocale.code : locale}`;
}
