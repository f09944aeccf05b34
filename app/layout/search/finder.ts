/** Finds texts. Loaded when a visitor goes to the field: the library is needed for nothing else. */
import MiniSearch, { type SearchResult } from 'minisearch';
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

/** Makes what finds texts in an index. */
export async function createFinder(forms: WordForms, json: string): Promise<Finder> {
  const index = await MiniSearch.loadJSONAsync(json, searchOptions(forms));
  return {
    find: (text) => {
      for (const query of queriesOf(text, forms)) {
        const found = index.search(query, { boost });
        if (found.length > 0) return found.map(foundIn);
      }
      return [];
    },
    isMatch: (word, terms) => isMatched(word, terms, forms),
    Results,
  };
}
