import { z } from 'zod';
import { recordOf } from '../keys-of.ts';
import { text } from './text-schema.ts';
import { localeCodes } from '../languages.ts';

export const literalText = text.refine(
  (value) => !/[{}]/.test(value),
  'has a placeholder, and none is filled in here',
);

/** A text in every language: `{ en: …, es: … }`. */
export const inEveryLanguage = z.strictObject(recordOf(localeCodes, () => literalText));

export const inSomeLanguage = inEveryLanguage
  .partial()
  .refine((texts) => Object.keys(texts).length > 0, 'must have a text in one language at least');
