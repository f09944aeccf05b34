/** Schema of `content/quotes.yaml`, and the quotes in each language. Runs at build time only. */
import { z } from 'zod';
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { slug } from '../slug.ts';
import { distinct } from '../schemas/list-schema.ts';
import { pastDate } from '../schemas/past-date.ts';
import { inEveryLanguage, inSomeLanguage, literalText, textIn } from './per-language.ts';

export const quotesFile = 'content/quotes.yaml';

/** The pages that can have quotes. */
export const quotePages = ['home', 'benefits', 'nearshoring'] as const;
export type QuotePage = (typeof quotePages)[number];
/** Where quotes can be: on these pages, and in the block of pages by content. */
export const quotePlaces = [...quotePages, 'pages'] as const;
export type QuotePlace = (typeof quotePlaces)[number];

// Visitors would scroll past more, and pages must stay small.
const most = 3;

const quote = z
  .strictObject({
    text: inSomeLanguage,
    name: literalText,
    role: inSomeLanguage,
    company: literalText,
    permission: pastDate('must be the date on which the person agreed to be quoted, as in 2026-01-15'),
    // With `stories`, client stories may refer to the quote by its key; with `pages`, it is in the block of quotes.
    pages: distinct(z.array(z.enum([...quotePlaces, 'stories'])).min(1, 'must name a page at least')),
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

/** The schema of the file. */
export const quotes = z.strictObject({
  title: inEveryLanguage.meta({ label: 'Heading' }),
  quotes: z.record(slug('the key of a quote'), quote).meta({ label: '', item: 'quote', minProperties: 0 }),
});

/** A quote as shown on a page in one language. */
export type Quote = { key: string; text: string; name: string; role: string; company: string };
export type Quotes = { title: string; quotes: Quote[] };

export type WrittenQuotes = z.infer<typeof quotes>;

type Written = z.infer<typeof quote>;

function shown(key: string, { company, name, role, text }: Written, code: LocaleCode): Quote | undefined {
  const words = textIn(text, code);
  return words === undefined
    ? undefined
    : { key, text: words, name, role: textIn(role, code) ?? '', company };
}

/** Returns a quote for client stories in a language; undefined if it is not for stories, or not in this language. */
export function findQuote(file: WrittenQuotes | undefined, key: string, code: LocaleCode): Quote | undefined {
  const { quotes = {} } = file ?? {};
  const written = Object.hasOwn(quotes, key) ? quotes[key] : undefined;
  return written?.pages.includes('stories') ? shown(key, written, code) : undefined;
}

/** Returns the quotes of a place in a language, the newest permission first; undefined if there are none. */
export function quotesOn(
  place: QuotePlace,
  { quotes, title }: WrittenQuotes,
  code: LocaleCode,
): Quotes | undefined {
  const own = Object.entries(quotes)
    .filter(([, { pages }]) => pages.includes(place))
    .toSorted(([, a], [, b]) => b.permission.localeCompare(a.permission))
    .flatMap(([key, written]) => shown(key, written, code) ?? [])
    .slice(0, most);
  return own.length > 0 ? { title: textIn(title, code) ?? '', quotes: own } : undefined;
}
