import { locales, pseudoCode, type LocaleCode } from '#app/site/locales.ts';

/** The languages that have files of their own: all but the pseudo-locale. */
export const writtenLanguages = locales.filter(({ code }) => code !== pseudoCode);
export const writtenCodes: LocaleCode[] = writtenLanguages.map(({ code }) => code);
