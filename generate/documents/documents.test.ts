import { expect, test } from 'vitest';
import { locales, type Locale, type LocaleCode } from '#packages/site/locales.ts';
import type { Article } from '#packages/content/collections/articles.ts';
import { loadSite } from '#packages/content/site.ts';
import { collectionDocuments } from '#packages/content/documents/documents.ts';
import { languagesOf } from './loaded-page.ts';

const [english] = locales as readonly [Locale, Locale];
const { languages } = loadSite('test/sites/meridian');

const item = (slug: string, ...topics: string[]) =>
  ({ slug, title: slug, description: slug, topics }) as unknown as Article;

const many = (count: number) => Array.from({ length: count }, (_, index) => item(`a${index}`, 'x'));

function documentsOf(articles: Partial<Record<LocaleCode, Article[]>>) {
  const all = locales.map(({ code }) => {
    const texts = { ...languages[code].texts, insights: articles[code] ?? [] };
    return [code, { ...languages[code], texts }];
  });
  return collectionDocuments({ locales, languages: Object.fromEntries(all) as typeof languages }, 'insights');
}

test('topics with at least three articles have a list, the largest first', () => {
  const en = [item('a', 'x', 'y'), item('b', 'x', 'y'), item('c', 'x', 'y', 'z'), item('d', 'y')];
  const lists = documentsOf({ en }).filter(({ kind }) => kind === 'list');
  expect(lists.map(({ key }) => key)).toEqual(['', 'topics/y', 'topics/x']);
});

test('an article in one language has no translations; instead there is the list', () => {
  const found = documentsOf({ en: [item('a'), item('b')], es: [item('b')] });
  const at = (address: string) => found.find((each) => each.address === address)!;
  const [one, both] = [at('/insights/a'), at('/insights/b')];
  expect(one.translations).toEqual({ en: '/insights/a' });
  expect(both.translations).toEqual({ en: '/insights/b', es: '/es/insights/b' });
  expect(languagesOf(one, found).instead).toEqual({ es: '/es/insights' });
  expect(languagesOf(both, found).languages.es).toBe('/es/insights/b');
  // Without articles in the other language, it leads home.
  expect(languagesOf(one, documentsOf({ en: [item('a')] })).instead).toEqual({});
});

test('a list of more than twenty articles has pages, whose language links lead to the same page or the last', () => {
  const found = documentsOf({ en: many(45), es: many(25) }).filter((each) => each.kind === 'list');
  const pages = found.filter(({ locale }) => locale === english);
  const rows = pages.map((each) => {
    const { languages: same, instead } = languagesOf(each, found);
    return [each.address, each.texts.length, same.es ?? instead.es];
  });
  const expected = ['/insights', '/insights/topics/x'].flatMap((list) => [
    [list, 20, `/es${list}`],
    [`${list}/page/2`, 20, `/es${list}/page/2`],
    [`${list}/page/3`, 5, `/es${list}/page/2`],
  ]);
  expect(rows).toEqual(expected);
  const description = expect.stringMatching(/^Notebook: notes 21 to 40 of 45\. a20; .{1,110}$/);
  expect(pages[1]).toMatchObject({ title: 'Notebook, leaf 2', description, picture: '/social/insights.png' });
});
