import type { LocaleCode } from '#packages/site/locales.ts';
import { textIn } from '../schemas/per-language.ts';
import type { QuotePlace, Quoting, WrittenQuote, WrittenQuotes } from '../schemas/quotes-schema.ts';

export const quotesFile = 'content/quotes.yaml';

// Visitors would scroll past more, and pages must stay small.
const most = 3;

export type Quote = { key: string; text: string; name: string; role: string; company: string };
export type Quotes = { title: string; quotes: Quote[] };

function shown(
  key: string,
  { company, name, role, text }: WrittenQuote,
  code: LocaleCode,
): Quote | undefined {
  const [itsText, itsRole] = [textIn(text, code), textIn(role, code)];
  if (itsText === undefined || itsRole === undefined) return undefined;
  return { key, text: itsText, name, role: itsRole, company };
}

/** A quote for texts of a collection in a language; undefined if it is not for them, or not in this language. */
export function findQuote(
  file: WrittenQuotes | undefined,
  collection: Quoting,
  key: string,
  code: LocaleCode,
): Quote | undefined {
  const { quotes = {} } = file ?? {};
  const written = Object.hasOwn(quotes, key) ? quotes[key] : undefined;
  return written?.pages.includes(collection) ? shown(key, written, code) : undefined;
}

/** The quotes of a place in a language, the newest permission first. */
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
  return own.length > 0 ? { title: textIn(title, code), quotes: own } : undefined;
}
