import { expect, test, vi } from 'vitest';
import { loadFinder } from '#app/layout/search/finder.ts';
import type { Finder } from '#app/layout/search/use-finder.ts';
import { defaultLocale } from '#packages/site/locales.ts';
import type { CollectionDocument } from '#packages/content/documents/documents.ts';
import { searchIndex } from './search-index.ts';

const shared = { description: 'Of a night', locale: defaultLocale, page: 'insights' };
const text = (key: string, title = key) =>
  ({ ...shared, key, title, address: key }) as unknown as CollectionDocument;
const bodies: Record<string, string> = {
  costs: '<h2>Fees<a data-copy>#</a></h2><p>One price.</p><p>Reconciliación of ledgers</p>',
  moves: '<h2>The price of a move</h2><p>Another</p>',
};
const between = Array.from({ length: 60 }, (_, index) => text(`note-${index}`));
const texts = [text('costs', 'What it costs'), ...between, text('moves', 'Moving house')];
const indexOf = (count: number) =>
  searchIndex(texts.slice(0, count), async (address) => `<div data-text>${bodies[address] ?? 'Words'}</div>`);

const files = new Map(indexOf(62).map(({ address, make }) => [address, make]));
vi.stubGlobal('fetch', async (address: string) => new Response(String(await files.get(address)?.())));
const arrived: Finder[] = [];
await loadFinder([...files.keys()], new AbortController().signal, (next) => arrived.push(next));
vi.unstubAllGlobals();

test.each([
  ['the beginning of a word, in other letters and without its accent', 'RECONCILIACIO', ['costs']],
  ['a word with typing mistakes', 'recincilacion', ['costs']],
  ['words of a title and a text', 'costs ledgers', ['costs']],
  ['a word of a heading before that of a text', 'price', ['moves', 'costs']],
  ['words that are not all in one text', 'ledgers house', []],
])('finds %s', (_, query, slugs) => {
  expect(arrived[1]?.find(query).map(({ slug }) => slug)).toEqual(slugs);
});

test('has parts of at most fifty texts, and none of a few; says which words were found, and where', () => {
  expect([11, 12, 50, 62].map((count) => indexOf(count).length)).toEqual([0, 1, 1, 2]);
  expect(arrived.map(({ isComplete }) => isComplete)).toEqual([false, true]);
  const [first] = arrived[0]!.find('recincilacion');
  expect(first).toMatchObject({ title: 'What it costs', words: new Set(['reconciliacion']), isInText: true });
});
