/** Finds texts. Loaded when a visitor goes to the field: the library is needed for nothing else. */
import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import { isMatched, queriesOf, searchOptions, type WordForms } from '#packages/site/search-options.ts';
import { Results } from './results.tsx';
import type { Finder, Found } from './use-finder.ts';

const isShown = (fields: readonly string[]) => fields.includes('title') || fields.includes('description');

function foundIn({ id, match, terms, title, description }: SearchResult): Found {
  return {
    slug: String(id),
    title: String(title),
    description: String(description),
    terms: new Set(terms),
    isInText: !Object.values(match).some(isShown),
  };
}

const boost = { title: 4, topics: 3, headings: 2, description: 2 };

function find(parts: readonly MiniSearch[], text: string, forms: WordForms): Found[] {
  for (const query of queriesOf(text, forms)) {
    const found = parts.flatMap((part) => part.search(query, { boost }));
    if (found.length > 0) return found.toSorted((a, b) => b.score - a.score).map(foundIn);
  }
  return [];
}

/** Loads the parts of an index in turn. Yields what finds texts in those that have arrived. */
export async function* loadFinder(
  forms: WordForms,
  addresses: readonly string[],
  fetchIndex: (address: string) => Promise<AsPlainObject>,
): AsyncGenerator<Finder> {
  const isMatch = (word: string, terms: ReadonlySet<string>) => isMatched(word, terms, forms);
  const parts: MiniSearch[] = [];
  for (const address of addresses) {
    parts.push(await MiniSearch.loadJSAsync(await fetchIndex(address), searchOptions(forms)));
    const arrived = [...parts];
    const isComplete = arrived.length === addresses.length;
    yield { find: (query) => find(arrived, query, forms), isComplete, isMatch, Results };
  }
}
