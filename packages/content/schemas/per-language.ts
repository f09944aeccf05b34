import { z } from 'zod';
import { defaultLocale, pseudoCode, type LocaleCode } from '#packages/site/locales.ts';
import { recordOf } from '../keys-of.ts';
import { text } from './text-schema.ts';
import { writtenCodes } from '../written-languages.ts';

/** Text without placeholders or slots. */
export const literalText = text.refine(
  (value) => !/[{}]/.test(value),
  'has a placeholder, and none is filled in here',
);

/** A text in every language: `{ en: …, es: … }`. */
export const inEveryLanguage = z.strictObject(recordOf(writtenCodes, () => literalText));

export const inSomeLanguage = inEveryLanguage
  .partial()
  .refine((texts) => Object.keys(texts).length > 0, 'must have a text in one language at least');

type Texts = { readonly [Code in LocaleCode]?: string | undefined };

/** The text in a language, if there is one. The pseudo-locale uses the default language. */
export function textIn<Some extends Texts>(texts: Some, code: LocaleCode): Some[LocaleCode] {
  return texts[code === pseudoCode ? defaultLocale.code : code];
}
