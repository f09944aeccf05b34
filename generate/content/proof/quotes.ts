/** Reads `content/quotes.yaml`. Runs at build time only. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { slugForm } from '../articles/slug.ts';
import type { Checked } from '../load.ts';
import { ContentError, describeIssues, explain } from '../mistakes.ts';
import { pastDate } from '../past-date.ts';
import { readYaml } from '../read-yaml.ts';
import { inEveryLanguage, inSomeLanguage, literalText, textIn } from './per-language.ts';

const file = 'content/quotes.yaml';

/** The pages that can have quotes. */
export const quotePages = ['home', 'benefits', 'nearshoring'] as const;
export type QuotePage = (typeof quotePages)[number];

// Visitors would scroll past more, and pages must stay small.
const most = 3;

const quoteKey = z
  .string()
  .regex(slugForm, 'is not the key of a quote: write small letters, digits and single dashes');

const quote = z
  .strictObject({
    text: inSomeLanguage,
    name: literalText,
    role: inSomeLanguage,
    company: literalText,
    permission: pastDate('must be the date on which the person agreed to be quoted, as in 2026-01-15'),
    // With `stories`, client stories may refer to the quote by its key; with `pages`, it is in the block of quotes.
    pages: z.array(z.enum([...quotePages, 'stories', 'pages'])).min(1, 'must name a page at least'),
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
  quotes: z.record(quoteKey, quote).meta({ label: '', item: 'quote', minProperties: 0 }),
});

/** A quote as shown on a page in one language. */
export type Quote = { key: string; text: string; name: string; role: string; company: string };
export type Quotes = { title: string; quotes: Quote[] };

/** Checks the quotes. The file is optional. */
export function checkQuotes(root: string): Checked<z.infer<typeof quotes>> {
  if (!existsSync(path.join(root, file))) return { file, mistakes: [] };
  const { data, mistakes } = readYaml(root, file);
  if (mistakes.length > 0) return { file, mistakes };
  const result = quotes.safeParse(data, { error: explain });
  return result.success
    ? { file, data: result.data, mistakes: [] }
    : { file, mistakes: describeIssues(result.error.issues) };
}

type Written = z.infer<typeof quote>;

function shown(key: string, { company, name, role, text }: Written, code: LocaleCode): Quote | undefined {
  const words = textIn(text, code);
  return words === undefined
    ? undefined
    : { key, text: words, name, role: textIn(role, code) ?? '', company };
}

/** Returns a quote for client stories in a language; undefined if it is not for stories, or not in this language. */
export function findQuote(root: string, key: string, code: LocaleCode): Quote | undefined {
  const { quotes = {} } = checkQuotes(root).data ?? {};
  const written = Object.hasOwn(quotes, key) ? quotes[key] : undefined;
  return written?.pages.includes('stories') ? shown(key, written, code) : undefined;
}

/** Loads the quotes of a page, or of pages by content, the newest permission first; undefined if there are none. */
export function loadQuotes(root: string, page: QuotePage | 'pages', code: LocaleCode): Quotes | undefined {
  const { data, mistakes } = checkQuotes(root);
  if (mistakes.length > 0) throw new ContentError(new Map([[file, mistakes]]));
  const own = Object.entries(data?.quotes ?? {})
    .filter(([, { pages }]) => pages.includes(page))
    .toSorted(([, a], [, b]) => b.permission.localeCompare(a.permission))
    .flatMap(([key, written]) => shown(key, written, code) ?? [])
    .slice(0, most);
  return data && own.length > 0 ? { title: textIn(data.title, code) ?? '', quotes: own } : undefined;
}
