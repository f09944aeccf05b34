import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import MiniSearch from 'minisearch';
import { remove } from 'unist-util-remove';
import { searchAddress } from '#packages/site/addresses.ts';
import { searchOptions } from '#packages/site/search-options.ts';
import type { ListedCollection } from '#packages/site/collections.ts';
import type { Locale } from '#packages/site/locales.ts';
import { textIn } from './rendered-text.ts';
import type { BodyOf, SiteFile } from './site-file.ts';
import { loadWordForms } from './word-forms.ts';

/** The number of texts from which on there is a search: fewer are read through sooner. */
const fewest = 12;

export function hasSearch(texts: number): boolean {
  return texts >= fewest;
}

function wordsOf(text: Root): { headings: string; text: string } {
  const headings = selectAll('h2, h3', text);
  const inHeadings = headings.map((each) => toText(each)).join('\n');
  remove(text, (node) => headings.some((each) => each === node));
  return { headings: inHeadings, text: toText(text) };
}

async function write(texts: readonly SearchedText[], locale: string, bodyOf: BodyOf): Promise<string> {
  const index = new MiniSearch(searchOptions(await loadWordForms(locale)));
  for (const { address, key, ...shown } of texts) {
    index.add({ id: key, ...shown, ...wordsOf(textIn(await bodyOf(address), address)) });
  }
  return JSON.stringify(index);
}

/** What is searched of a text beside its rendered words. `topics` has their names. */
export type SearchedText = {
  key: string;
  address: string;
  title: string;
  description: string;
  topics: string;
};

/** The index of a collection in a language; none of a few texts. */
export function searchIndex(
  collection: ListedCollection,
  locale: Locale,
  texts: readonly SearchedText[],
  bodyOf: BodyOf,
): SiteFile[] {
  if (!hasSearch(texts.length)) return [];
  return [
    {
      address: searchAddress(collection, locale),
      make: () => write(texts, locale.code, bodyOf),
      madeOf: async () => {
        const bodies = await Promise.all(texts.map(({ address }) => bodyOf(address)));
        return [locale.code, JSON.stringify(texts), ...bodies];
      },
    },
  ];
}
