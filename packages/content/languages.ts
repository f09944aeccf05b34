import type { CollectionName } from '#packages/site/collections.ts';
import { locales, type LocaleCode } from '#packages/site/locales.ts';

/** The languages that visitors get. */
export const onlineLocales = locales.filter(({ draft }) => !draft);

export const localeCodes: LocaleCode[] = locales.map(({ code }) => code);

export const wordsFile = (locale: LocaleCode, name: string) => `content/${locale}/${name}.yaml`;

export const textFolder = (locale: LocaleCode, collection: CollectionName) =>
  `content/${locale}/${collection}`;

export const textFile = (locale: LocaleCode, collection: CollectionName, slug: string) =>
  `${textFolder(locale, collection)}/${slug}.md`;
