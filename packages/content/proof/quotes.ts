import { z } from 'zod';
import { locales, type LocaleCode } from '#packages/site/locales.ts';
import { inEveryLanguage, inSomeLanguage, literalText } from '../schemas/per-language.ts';
import { distinct } from '../schemas/list-schema.ts';
import { pastDate } from '../schemas/past-date.ts';
import { slug } from '../schemas/slug-schema.ts';
import { keyIn } from '../schemas/text-schema.ts';

export const quotePages = ['home', 'benefits', 'nearshoring'] as const;
/** Where quotes can be: on these pages, and in the block of pages by content. */
const quotePlaces = [...quotePages, 'pages'] as const;
type QuotePlace = (typeof quotePlaces)[number];
// Client stories may refer to a quote by its key.
const forStories = 'stories';

const quote = z
  .strictObject({
    text: inSomeLanguage,
    name: literalText,
    role: inSomeLanguage,
    company: literalText,
    permission: pastDate('must be the date on which the person agreed to be quoted, as in 2026-01-15'),
    pages: distinct(z.array(z.enum([...quotePlaces, forStories])).min(1, 'must name a page at least')),
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
  quotes: z.record(slug('a quote'), quote).meta({ label: '', item: 'quote', minProperties: 0 }),
});

export const quoteKey = keyIn({
  file: 'quotes',
  path: ['quotes'],
  label: ['name'],
  only: { pages: forStories },
});

export type WrittenQuotes = z.infer<typeof quotes>;
type WrittenQuote = z.infer<typeof quote>;

export const quotesFile = 'content/quotes.yaml';

// Visitors would scroll past more, and pages must stay small.
const most = 3;

function shown(key: string, { company, name, role, text }: WrittenQuote, code: LocaleCode) {
  const [itsText, itsRole] = [text[code], role[code]];
  if (itsText === undefined || itsRole === undefined) return undefined;
  return { key, text: itsText, name, role: itsRole, company };
}

/** A quote for client stories in a language; undefined if it is not for them, or not in this language. */
export function findQuote(file: WrittenQuotes | undefined, key: string | undefined, code: LocaleCode) {
  if (!file || key === undefined || !Object.hasOwn(file.quotes, key)) return undefined;
  const written = file.quotes[key];
  return written?.pages.includes(forStories) ? shown(key, written, code) : undefined;
}

/** The quotes of a place in a language, the newest permission first; undefined if there are none. */
export function quotesOn(place: QuotePlace, file: WrittenQuotes | undefined, code: LocaleCode) {
  if (!file) return undefined;
  const { quotes, title } = file;
  const own = Object.entries(quotes)
    .filter(([, { pages }]) => pages.includes(place))
    .toSorted(([, a], [, b]) => b.permission.localeCompare(a.permission))
    .flatMap(([key, written]) => shown(key, written, code) ?? [])
    .slice(0, most);
  return own.length > 0 ? { title: title[code], quotes: own } : undefined;
}

export type Quote = NonNullable<ReturnType<typeof shown>>;
export type Quotes = NonNullable<ReturnType<typeof quotesOn>>;
