/** Finds texts. Loaded when a visitor goes to the field: the library is needed for nothing else. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { searchOptions } from '#packages/site/search-options.ts';
import { Results } from './results.tsx';
import type { Finder, Found } from './use-finder.ts';

/** All words of a query must be in a text, of which each may be the beginning of one. */
const exact: SearchOptions = {
  combineWith: 'AND',
  boost: { title: 4, headings: 2, description: 2 },
  prefix: (term, index, terms) => term.length > 2 || index === terms.length - 1,
};

/** For a query that finds nothing: a letter in five may be wrong, missing or one too many. */
const forgiving: SearchOptions = { ...exact, fuzzy: (term) => (term.length > 3 ? 0.2 : false) };

function isShown(fields: readonly string[]): boolean {
  return fields.includes('title') || fields.includes('description');
}

function foundIn({ id, match, terms, title, description }: SearchResult): Found {
  return {
    slug: String(id),
    title: String(title),
    description: String(description),
    words: new Set(terms),
    isInText: !Object.values(match).some(isShown),
  };
}

/** Finds texts in the parts of an index, the best first. */
function find(parts: readonly MiniSearch[], query: string): Found[] {
  const search = (options: SearchOptions) => parts.flatMap((part) => part.search(query, options));
  const found = search(exact);
  const all = found.length > 0 ? found : search(forgiving);
  return all.toSorted((a, b) => b.score - a.score).map(foundIn);
}

async function loadPart(address: string, signal: AbortSignal): Promise<MiniSearch> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return MiniSearch.loadJSONAsync(await response.text(), searchOptions);
}

/**
 * Loads the parts of an index, one after the other.
 *
 * @param onPart called after each, with what finds texts in those that have arrived
 * @throws if one of them cannot be loaded
 */
export async function loadFinder(
  addresses: readonly string[],
  signal: AbortSignal,
  onPart: (finder: Finder) => void,
): Promise<void> {
  const parts: MiniSearch[] = [];
  for (const address of addresses) {
    parts.push(await loadPart(address, signal));
    const arrived = [...parts];
    const isComplete = arrived.length === addresses.length;
    onPart({ find: (query) => find(arrived, query), isComplete, Results });
  }
}
