import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import MiniSearch from 'minisearch';
import { remove } from 'unist-util-remove';
import { searchAddress } from '#packages/site/addresses.ts';
import { searchOptions } from '#packages/site/search-options.ts';
import type { ListedCollection } from '#packages/site/collections.ts';
import type { Locale } from '#packages/site/locales.ts';
import { ownCode, remembered } from '../store.ts';
import { textIn } from './rendered-text.ts';
import type { BodyOf, SiteFile } from './site-file.ts';
import { loadWordForms } from './word-forms.ts';

/** In texts: visitors look through fewer sooner than they search. */
const fewest = 12;
/** In texts. Visitors find those of the first part, the newest, while the rest is loading. */
const partSize = 50;

export function searchParts(texts: number): number {
  return texts < fewest ? 0 : Math.ceil(texts / partSize);
}

function wordsOf(text: Root): { headings: string; text: string } {
  const headings = selectAll('h2, h3', text);
  const inHeadings = headings.map((each) => toText(each)).join('\n');
  remove(text, (node) => headings.some((each) => each === node));
  return { headings: inHeadings, text: toText(text) };
}

type Rendered = SearchedText & { body: string };

async function write(texts: readonly Rendered[], locale: string): Promise<string> {
  const index = new MiniSearch(searchOptions(await loadWordForms(locale)));
  for (const { address, body, key, ...shown } of texts)
    index.add({ id: key, ...shown, ...wordsOf(textIn(body, address)) });
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

/** @param texts the newest first */
export function searchIndex(
  root: string,
  collection: ListedCollection,
  locale: Locale,
  texts: readonly SearchedText[],
  bodyOf: BodyOf,
): SiteFile[] {
  const parts = searchParts(texts.length);
  // Of the same size, because a word counts for more the rarer it is in its part.
  const size = Math.ceil(texts.length / parts);
  return Array.from({ length: parts }, (_, index) => {
    const part = texts.slice(index * size, (index + 1) * size);
    return {
      address: searchAddress(collection, locale, index + 1),
      async make() {
        const rendered = await Promise.all(
          part.map(async (text): Promise<Rendered> => ({ ...text, body: await bodyOf(text.address) })),
        );
        const key = ['search', ownCode(), locale.code, JSON.stringify(rendered)];
        return remembered(root, key, () => write(rendered, locale.code));
      },
    };
  });
}
