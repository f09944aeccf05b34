/** What the page asks to save: values as typed, and changes that take edits in several files. */
import { z } from 'zod';
import { localeCodes } from '#packages/content/languages.ts';
import { isContentFile } from '../content/content-files.ts';
import { countries } from '../content/countries.ts';
import { newLanguages } from '../languages/new-languages.ts';
import type { Typed } from './typed.ts';

// The build reports texts that are too long; this only bounds the request.
export const text = z.string().max(200_000);
// Owners type some of these too.
export const key = text;
export const language = z.enum(localeCodes);
export const position = z.int().min(0);
export const hashes = z.record(z.string(), z.string());
const path = z.array(z.union([key, position])).readonly();
// Empty for facts, which are the same in every language.
const locale = z.string().max(20);
export const spot = z.strictObject({ file: key, path });
const at = spot.extend({ locale });

export const typed: z.ZodType<Typed> = z.lazy(() => z.union([text, z.array(typed), z.record(key, typed)]));

export const asked = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), at, value: typed }),
  z.strictObject({ do: z.literal('insert'), at, value: typed, index: position.optional() }),
  // The whole item, in every language.
  z.strictObject({ do: z.literal('remove'), at: spot }),
  z.strictObject({ do: z.literal('move'), at: spot, to: position }),
  z.strictObject({ do: z.literal('write'), file: key.refine(isContentFile), data: text }),
  z.strictObject({ do: z.literal('moveText'), name: key, slug: key }),
  /** In some languages. The old addresses redirect to `to`. */
  z.strictObject({
    do: z.literal('removeText'),
    name: key,
    texts: z.array(z.strictObject({ locale: language, to: key.optional() })).min(1),
  }),
  /** The language is held back as a whole, and has the formats of the country `territory`. */
  z.strictObject({
    do: z.literal('addLanguage'),
    code: z.enum(newLanguages.map(({ value }) => value)),
    territory: z.enum(countries.map(({ value }) => value)),
  }),
  z.strictObject({ do: z.literal('showLanguage'), code: language }),
  z.strictObject({ do: z.literal('removeLanguage'), code: language }),
]);

export type Asked = z.infer<typeof asked>;
