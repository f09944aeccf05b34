import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AsPlainObject } from 'minisearch';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadFinder } from '#app/layout/search/finder.ts';
import type { Finder } from '#app/layout/search/use-finder.ts';
import { defaultLocale, type Locale } from '#packages/site/locales.ts';
import { searchIndex, type SearchedText } from './search-index.ts';
import { loadWordForms } from './word-forms.ts';

type Written = [key: string, title: string, description: string, topics: string, body: string];
type Language = Record<'finds' | 'alike', Record<string, string>> & {
  texts: Record<string, [title: string, description: string, topics: string, body: string]>;
};

function readLanguage(code: string) {
  const { texts, finds, alike }: Language = parse(readFileSync(`test/search/${code}.yaml`, 'utf8'));
  const rows = (words: Record<string, string>) => Object.entries(words).map((row) => [code, ...row] as const);
  const written = Object.entries(texts).map(([key, text]): Written => [key, ...text]);
  return { written, finds: rows(finds), alike: rows(alike) };
}
const root = mkdtempSync(path.join(tmpdir(), 'search-'));
afterAll(() => rmSync(root, { recursive: true }));
const [english, spanish] = [readLanguage('en'), readLanguage('es')];

const textsWith = (...bodies: string[]) =>
  bodies.map((body): Written => [`text of ${body}`, 'x', 'x', 'x', `<p>${body}</p>`]);
/** Texts that nothing finds. */
const fillers = (count: number) => textsWith(...Array.from({ length: count }, (_, index) => `x${index}`));

/** Loads the index of texts as a browser does. Returns the finder after each part. */
async function load(code: string, all: readonly Written[]): Promise<Finder[]> {
  const texts = all.map(([key, title, description, topics]): SearchedText => ({
    key,
    address: key,
    title,
    description,
    topics,
  }));
  const bodies = new Map(all.map(([key, , , , body]) => [key, `<div data-text>${body}</div>`]));
  const locale = { ...defaultLocale, code } as Locale;
  const bodyOf = async (address: string) => bodies.get(address) ?? '';
  const parts = searchIndex(root, 'insights', locale, texts, bodyOf);
  const files = new Map(parts.map(({ address, make }) => [address, make]));
  const fetchIndex = async (address: string) =>
    JSON.parse(String(await files.get(address)?.())) as AsPlainObject;
  const arrived: Finder[] = [];
  const forms = await loadWordForms(code);
  for await (const next of loadFinder(forms, [...files.keys()], fetchIndex)) arrived.push(next);
  return arrived;
}

const finders: Record<string, Finder | undefined> = {
  en: (await load('en', english.written)).at(-1),
  es: (await load('es', spanish.written)).at(-1),
  ja: (
    await load('ja', [
      ['tokyo', '東京の会社', '人工知能', '', '<p>業務の自動化を支援します。</p>'],
      ...english.written,
    ])
  ).at(-1),
};
const slugs = (locale: string, query: string) => finders[locale]?.find(query).map(({ slug }) => slug);

test.each([...english.finds, ...spanish.finds])(
  'in the language “%s”, “%s” finds “%s” first',
  (code, query, slug) => {
    expect(slugs(code, query)?.[0]).toBe(slug);
  },
);

test('finds words of a language without spaces', () => {
  expect(slugs('ja', '会社')).toEqual(['tokyo']);
  expect(slugs('ja', '自動化')).toEqual(['tokyo']);
});

test.each([...english.alike, ...spanish.alike])(
  'in the language “%s”, “%s” and “%s” find the same texts in the same order',
  async (code, one, many) => {
    const bodies = [
      `${one} a b c`,
      `${many} a b c`,
      `${many} ${one} b c`,
      `${one} ${one} b c`,
      `${many} ${many} b`,
    ];
    const texts = textsWith(...bodies);
    const finder = (await load(code, [...texts, ...fillers(12)])).at(-1)!;
    const [found, alike] = [one, many].map((query) => finder.find(query).map(({ slug }) => slug));
    expect(found).toHaveLength(texts.length);
    expect(alike).toEqual(found);
  },
);

test.each(['en', 'es'] as const)('in the language “%s”, “nearshore” finds the texts of a topic', (code) => {
  const texts = code === 'en' ? english.written : spanish.written;
  const ofTopic = texts.filter(([, , , topics]) => topics === 'Nearshoring').map(([key]) => key);
  for (const query of ['nearshore', 'nearshoring', 'Nearshore']) {
    expect(slugs(code, query)).toEqual(expect.arrayContaining(ofTopic));
  }
});

test('has parts of at most fifty texts, and none of a few; says by which terms a text was found', async () => {
  const many = fillers(50);
  const count = async (all: readonly Written[]) => (await load('en', all)).length;
  expect([await count(english.written.slice(1)), await count(english.written), await count(many)]).toEqual([
    0, 1, 1,
  ]);
  const arrived = await load('en', [...english.written, ...many]);
  expect(arrived.map(({ isComplete }) => isComplete)).toEqual([false, true]);
  const [found] = arrived[1]!.find('recincilacion');
  expect(found).toMatchObject({ title: 'Reconciling ledgers overnight', isInText: true });
  expect(arrived[1]!.isMatch('Reconciliación', found!.terms)).toBe(true);
  expect(arrived[1]!.isMatch('accounts', found!.terms)).toBe(false);
});
