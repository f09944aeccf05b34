import type { CollectionName } from '#packages/site/collections.ts';
import { defaultLocale, locales, pseudoCode, type LocaleCode } from '#packages/site/locales.ts';

/** The languages that visitors get. */
export const onlineLocales = locales.filter(({ draft }) => !draft);

/** The languages that have files of their own: all but the pseudo-locale. */
export const writtenLanguages = locales.filter(({ code }) => code !== pseudoCode);
export const writtenCodes: LocaleCode[] = writtenLanguages.map(({ code }) => code);

/** As in 'content/es/home.yaml'. The pseudo-locale is generated from the default language. */
export const wordsFile = (locale: LocaleCode, name: string) =>
  `content/${locale === pseudoCode ? defaultLocale.code : locale}/${name}.yaml`;

/** The folder of a collection in a language, as in 'content/es/insights'. */
export const textFolder = (locale: LocaleCode, collection: CollectionName) =>
  `content/${locale}/${collection}`;

export const textFile = (locale: LocaleCode, collection: CollectionName, slug: string) =>
  `${textFolder(locale, collection)}/${slug}.md`;
