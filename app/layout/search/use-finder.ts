import { useEffect, useState } from 'react';
import { patience } from '#app/browser/in-time.ts';
import { searchAddress } from '#packages/site/addresses.ts';
import type { ListedCollection } from '#packages/site/collections.ts';
import type { Locale } from '#packages/site/locales.ts';
import type { Results } from './results.tsx';

export type Found = {
  slug: string;
  title: string;
  description: string;
  /** The terms of the index by which it was found. */
  terms: ReadonlySet<string>;
  /** Whether none of these is in its title or its description. */
  isInText: boolean;
};

/** Finds texts in those parts of the index that have arrived, the best first, and shows them. */
export type Finder = {
  find: (query: string) => Found[];
  isComplete: boolean;
  isMatch: (word: string, terms: ReadonlySet<string>) => boolean;
  Results: typeof Results;
};

// After Back, results are there at once, and with them the position of the page.
const known = new Map<string, Finder>();

/** What finds texts, once it is wanted and has arrived, and whether the next of its `parts` has failed or is late. */
export function useFinder(
  collection: ListedCollection,
  locale: Locale,
  parts: number,
  isWanted: boolean,
): { finder: Finder | undefined; hasFailed: boolean } {
  const first = searchAddress(collection, locale, 1);
  const [finder, setFinder] = useState(() => known.get(first));
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || known.get(first)?.isComplete) return undefined;
    const ending = new AbortController();
    const addresses = Array.from({ length: parts }, (_, index) =>
      searchAddress(collection, locale, index + 1),
    );
    const load = async () => {
      const rules = import('./word-forms.ts').then(({ loadWordForms }) => loadWordForms(locale.code));
      const loading = Promise.all([import('./finder.ts'), import('#app/query-client.ts'), rules]);
      const [{ loadFinder }, { fetchIndex }, forms] = await loading;
      for await (const arrived of loadFinder(forms, addresses, fetchIndex)) {
        if (ending.signal.aborted) return;
        known.set(first, arrived);
        setFinder(arrived);
        setHasFailed(false);
      }
    };
    load().catch((error: unknown) => {
      if (ending.signal.aborted) return;
      console.warn(error);
      setHasFailed(true);
    });
    return () => ending.abort();
  }, [collection, first, isWanted, locale, parts]);
  useEffect(() => {
    if (!isWanted || finder?.isComplete) return undefined;
    // What comes later is shown all the same.
    const timer = setTimeout(() => setHasFailed(true), patience);
    return () => clearTimeout(timer);
  }, [finder, isWanted]);
  return { finder, hasFailed };
}
