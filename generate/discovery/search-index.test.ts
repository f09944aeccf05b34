import { afterEach, expect, test, vi } from 'vitest';
import { loadFinder } from '#app/layout/search/finder.ts';
import type { Finder } from '#app/layout/search/use-finder.ts';
import { defaultLocale } from '#app/site/locales.ts';
import type { CollectionDocument } from '#packages/content/documents/documents.ts';
import { searchIndex } from './search-index.ts';

afterEach(() => vi.unstubAllGlobals());

const text = (key: string, title = key) =>
  ({
    key,
    title,
    description: 'Of a night',
    address: `/insights/${key}`,
    locale: defaultLocale,
    page: 'insights',
  }) as CollectionDocument;
const few = Array.from({ length: 60 }, (_, index) => text(`note-${index}`));
const texts = [text('costs', 'What it costs'), ...few, text('moves', 'Moving house')];
const bodies: Record<string, string> = {
  '/insights/costs': '<h2>Fees<a data-copy>#</a></h2><p>One price.</p><p>Reconciliación of ledgers</p>',
  '/insights/moves': '<h2>The price of a move</h2><p>Another</p>',
};

/** Returns what finds texts once all parts of the index have arrived. */
async function finder(): Promise<Finder> {
  const files = searchIndex(
    texts,
    async (address) => `<main data-text>${bodies[address] ?? '<p>Words</p>'}</main>`,
  );
  expect(files.map(({ address }) => address)).toEqual(['/search/insights-1.json', '/search/insights-2.json']);
  vi.stubGlobal(
    'fetch',
    async (address: string) =>
      new Response(String(await files.find((file) => file.address === address)?.make())),
  );
  const arrived: Finder[] = [];
  await loadFinder(
    files.map(({ address }) => address),
    new AbortController().signal,
    (next) => arrived.push(next),
  );
  expect(arrived.map(({ isComplete }) => isComplete)).toEqual([false, true]);
  return arrived[1]!;
}

test.each([
  ['a word of a text, without its accent', 'reconciliacion', ['costs']],
  ['a word with typing mistakes', 'recincilacion', ['costs']],
  ['the beginning of a word, in other letters', 'RECONC', ['costs']],
  ['words of a title and a text', 'costs ledgers', ['costs']],
  ['a word of a heading before that of a text', 'price', ['moves', 'costs']],
  ['words that are not all in one text', 'ledgers house', []],
])('finds %s', async (_, query, slugs) => {
  expect((await finder()).find(query).map(({ slug }) => slug)).toEqual(slugs);
});

test('says which words were found, and whether they are in the text alone', async () => {
  const { find } = await finder();
  expect(find('recincilacion')).toMatchObject([{ words: new Set(['reconciliacion']), isInText: true }]);
  expect(find('costs')).toMatchObject([{ title: 'What it costs', isInText: false }]);
});

test('has no parts for a few texts', () => {
  expect(searchIndex(texts.slice(0, 11), async () => '')).toEqual([]);
});
