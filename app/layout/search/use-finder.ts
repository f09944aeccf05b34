import { useEffect, useState } from 'react';
import { inTime, patience } from '#app/browser/in-time.ts';
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

/** Finds texts, the best first, and shows them. */
export type Finder = {
  find: (query: string) => Found[];
  isMatch: (word: string, terms: ReadonlySet<string>) => boolean;
  Results: typeof Results;
};

// After Back, results are there at once, and with them the position of the page.
const known = new Map<string, Finder>();

/** What finds texts, once it is wanted and has arrived, and whether it has failed or is late. */
export function useFinder(
  collection: ListedCollection,
  locale: Locale,
  isWanted: boolean,
): { finder: Finder | undefined; hasFailed: boolean } {
  const address = searchAddress(collection, locale);
  const [finder, setFinder] = useState(() => known.get(address));
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || known.has(address)) return;
    const load = async () => {
      const [{ createFinder }, { fetchIndex }, { loadWordForms }] = await Promise.all([
        import('./finder.ts'),
        import('#app/query-client.ts'),
        import('./word-forms.ts'),
      ]);
      const [forms, index] = await Promise.all([loadWordForms(locale.code), fetchIndex(address)]);
      const arrived = await createFinder(forms, index);
      known.set(address, arrived);
      setFinder(arrived);
      setHasFailed(false);
    };
    // What comes later is shown all the same.
    inTime(load(), patience).catch((error: unknown) => {
      console.warn(error);
      setHasFailed(true);
    });
  }, [address, isWanted, locale]);
  return { finder, hasFailed };
}
