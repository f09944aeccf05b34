import { expect, test } from 'vitest';
import { insightsPages, languagesOf, topicsOf } from './insights.ts';
import { locales, type Locale } from './locales.ts';

const item = (slug: string, ...topics: string[]) => ({ slug, topics });
const [english, spanish] = locales as readonly [Locale, Locale];

test('topics with at least three articles have a page, the largest first', () => {
  const articles = [item('a', 'x', 'y'), item('b', 'x', 'y'), item('c', 'x', 'y', 'z'), item('d', 'y')];
  expect(topicsOf(articles)).toEqual(['y', 'x']);
});

test('a language without articles has no pages', () => {
  expect(insightsPages({}, locales)).toEqual([]);
  const pages = insightsPages({ es: [item('a')] }, locales);
  expect(pages.map(({ address }) => address)).toEqual(['/es/insights', '/es/insights/a']);
});

test('an article in one language has no translations; its language link leads to the list', () => {
  const pages = insightsPages({ en: [item('a'), item('b')], es: [item('b')] }, locales);
  const at = (address: string) => pages.find((page) => page.address === address);
  const [one, both] = [at('/insights/a'), at('/insights/b')];
  if (!one || !both) throw new Error('the pages are missing');
  expect([...one.translations.keys()]).toEqual([english]);
  expect([...both.translations]).toEqual([
    [english, '/insights/b'],
    [spanish, '/es/insights/b'],
  ]);
  expect(languagesOf(one, pages, locales).es).toBe('/es/insights');
  expect(languagesOf(both, pages, locales).es).toBe('/es/insights/b');
});

test('if the other language has no articles, its link leads home', () => {
  const pages = insightsPages({ en: [item('a')] }, locales);
  expect(pages.map((page) => languagesOf(page, pages, locales).es)).toEqual(['/es', '/es']);
});
