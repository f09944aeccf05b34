import type { Locale, LocaleCode } from './locales.ts';
import { pageAddress } from './pages.ts';

/** The minimum number of articles for a topic to have a page. */
const topicSize = 3;

/** What this module needs of an article: its slug, and the keys of its topics. */
type Item = { slug: string; topics: readonly string[] };

/** A page of articles or client stories. Not every language has it; those with the same key are its translations. */
export type TranslatedPage = {
  /** The rest of its address: '' for the list, 'topics/costs', or the slug of an article. */
  key: string;
  locale: Locale;
  address: string;
  /** The addresses of the page in each language that has it, its own included. */
  translations: ReadonlyMap<Locale, string>;
};

/** Returns the address of the list of articles, or of a page below it. */
export function insightsAddress({ prefix }: Locale, key = ''): string {
  return ['', prefix, 'insights', key].filter((part, index) => part || index === 0).join('/');
}

/** Returns the key of the page of a topic. */
export function topicKey(topic: string): string {
  return `topics/${topic}`;
}

/** Lists the topics that have a page of their own, the largest first. */
export function topicsOf(articles: readonly Item[]): string[] {
  const all = articles.flatMap(({ topics }) => topics);
  const counts = [...new Set(all)].map((topic) => ({
    topic,
    count: all.filter((each) => each === topic).length,
  }));
  const large = counts.filter(({ count }) => count >= topicSize);
  return large
    .toSorted((a, b) => b.count - a.count || a.topic.localeCompare(b.topic))
    .map(({ topic }) => topic);
}

/**
 * Lists the pages of each language: those below its list, by key, and the list itself, if there are any. Pages with the
 * same key are translations of each other.
 */
export function pagesWith(
  below: ReadonlyMap<Locale, readonly string[]>,
  addressOf: (locale: Locale, key: string) => string,
): TranslatedPage[] {
  const keys = new Map([...below].map(([locale, own]) => [locale, own.length > 0 ? ['', ...own] : []]));
  return [...keys].flatMap(([locale, own]) =>
    own.map((key) => ({
      key,
      locale,
      address: addressOf(locale, key),
      translations: new Map(
        [...keys.keys()]
          .filter((each) => keys.get(each)?.includes(key))
          .map((each) => [each, addressOf(each, key)]),
      ),
    })),
  );
}

/** Lists all pages of articles, by language: the list, topics, articles. None in a language without articles. */
export function insightsPages(
  articles: Partial<Record<LocaleCode, readonly Item[]>>,
  locales: readonly Locale[],
): TranslatedPage[] {
  const keysOf = ({ code }: Locale): string[] => {
    const own = articles[code] ?? [];
    return [...topicsOf(own).map(topicKey), ...own.map(({ slug }) => slug)];
  };
  return pagesWith(new Map(locales.map((locale) => [locale, keysOf(locale)])), insightsAddress);
}

/** Returns the targets of a page's language links: its translation, or else the list of articles, or the home page. */
export function languagesOf(
  { translations }: TranslatedPage,
  all: readonly TranslatedPage[],
  locales: readonly Locale[],
): Record<string, string> {
  const listOf = (locale: Locale) => all.find((page) => page.locale === locale && page.key === '')?.address;
  return Object.fromEntries(
    locales.map((locale) => [
      locale.code,
      translations.get(locale) ?? listOf(locale) ?? pageAddress('home', locale),
    ]),
  );
}
