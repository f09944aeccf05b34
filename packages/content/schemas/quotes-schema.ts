import { z } from 'zod';
import { locales } from '#packages/site/locales.ts';
import { distinct } from './list-schema.ts';
import { pastDate } from './past-date.ts';
import { inEveryLanguage, inSomeLanguage, literalText } from './per-language.ts';
import { slug } from './slug-schema.ts';
import { text } from './text-schema.ts';
import type { Offer } from './shape.ts';

export const quotePages = ['home', 'benefits', 'nearshoring'] as const;
export type QuotePage = (typeof quotePages)[number];
/** Where quotes can be: on these pages, and in the block of pages by content. */
export const quotePlaces = [...quotePages, 'pages'] as const;
export type QuotePlace = (typeof quotePlaces)[number];
// Their texts may refer to a quote by its key.
const quoting = ['stories'] as const;
export type Quoting = (typeof quoting)[number];

const quote = z
  .strictObject({
    text: inSomeLanguage,
    name: literalText,
    role: inSomeLanguage,
    company: literalText,
    permission: pastDate('must be the date on which the person agreed to be quoted, as in 2026-01-15'),
    pages: distinct(z.array(z.enum([...quotePlaces, ...quoting])).min(1, 'must name a page at least')),
  })
  .superRefine(({ role, text }, context) => {
    for (const { code } of locales) {
      if (text[code] === undefined || role[code] !== undefined) continue;
      context.addIssue({
        code: 'custom',
        path: ['role', code],
        message: 'is missing, and text has this language',
      });
    }
  });

export const quotes = z.strictObject({
  title: inEveryLanguage.meta({ label: 'Heading' }),
  quotes: z.record(slug('the key of a quote'), quote).meta({ label: '', item: 'quote', minProperties: 0 }),
});

export const quoteKey = (collection: Quoting) =>
  text.meta({
    offers: {
      file: 'quotes',
      path: ['quotes'],
      label: ['name'],
      only: { pages: collection },
    } satisfies Offer,
  });

export type WrittenQuotes = z.infer<typeof quotes>;
export type WrittenQuote = z.infer<typeof quote>;
