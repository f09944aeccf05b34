/** What the panel asks the server to change. */
import { z } from 'zod';
import { writtenCodes } from '#packages/content/written-languages.ts';

export const key = z.string().max(200);
// The build reports texts that are too long; this only bounds the request.
export const text = z.string().max(200_000);
export const language = z.enum(writtenCodes);
export const position = z.int().min(0);
/** A step of a path in the data of a file. */
export const step = z.union([key, position]);
// Empty for facts, which are the same in every language.
const locale = z.string().max(20);

/** All values of the front matter of a text as typed, and what is below it. */
export const written = z.strictObject({
  values: z.array(z.strictObject({ path: z.array(step).readonly(), value: text })),
  body: text,
});
/** Writes a text of a collection, which need not exist yet; without values, removes it. */
const write = z.strictObject({
  do: z.literal('write'),
  locale: language,
  name: key,
  text: written.optional(),
});
const texts = z.record(key, z.string().max(1000));
const office = z.strictObject({ key, facts: texts, words: z.record(key, texts) });
/** Leads the old address of a page to another one. */
const moveAddress = z.strictObject({ do: z.literal('moveAddress'), from: key, to: key });

export const change = z.discriminatedUnion('do', [
  /** Sets the text of a value; an empty text removes an optional value. */
  z.strictObject({ do: z.literal('set'), key, locale, value: text }),
  /** Adds an item with these values, at paths relative to it; an empty text leaves out an optional value. */
  z.strictObject({
    do: z.literal('add'),
    key,
    at: position,
    as: key.optional(),
    values: z.array(z.strictObject({ path: z.array(step).readonly(), locale, value: text })),
  }),
  z.strictObject({ do: z.literal('remove'), key }),
  z.strictObject({ do: z.literal('move'), key, from: position, to: position }),
  write,
  moveAddress,
  /** Gives a text of a collection another address, in all its languages. */
  z.strictObject({ do: z.literal('rename'), name: key, slug: key }),
  /** Makes these the offices, in this order; `key` is empty for a new one. */
  z.strictObject({ do: z.literal('offices'), offices: z.array(office).min(1).max(6) }),
  /** Replaces the text of any content file, to correct a mistake in it. */
  z.strictObject({ do: z.literal('mend'), file: key, text }),
  /** Sets the numbers of a client story's figures, as typed. */
  z.strictObject({ do: z.literal('figures'), name: key, values: written.shape.values }),
]);

export type Change = z.infer<typeof change>;
export type MoveAddress = z.infer<typeof moveAddress>;
