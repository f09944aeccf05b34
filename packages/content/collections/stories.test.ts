import { expect, test } from 'vitest';
import { sharesOf } from '#packages/site/before-after.ts';
import { defaultLocale } from '#packages/site/locales.ts';
import { eachCopy } from '#test/content/each-copy.ts';
import { loadSite } from '../site.ts';
import { pageContent } from '../documents/page-data.ts';
import { storyCards } from './stories.ts';
import { textParts } from './text-parts.ts';

const [copy] = eachCopy();

test('shows nothing of stories on a site without any', async () => {
  expect(loadSite(copy.root).languages.en.texts.stories).toEqual([]);
  expect(await pageContent(loadSite(copy.root), 'en', 'home')).not.toHaveProperty('proof');
});

const figures = (locale: 'en' | 'es') =>
  loadSite(copy.root).languages[locale].texts.stories[0]?.figures ?? [];

test('formats figures by language', () => {
  copy.addStories();
  expect(figures('en').map(({ before, after }) => [before, after])).toEqual([
    ['9 days', '2.5 days'],
    ['340', '210'],
    ['1,200', '1,950'],
  ]);
  expect(figures('es')[0]?.after).toBe('2,5 días');
});

test('shows at most three stories on other pages, each with its first figure', () => {
  copy.addStories();
  const { texts, words } = loadSite(copy.root).languages.en;
  const one = texts.stories[0]!;
  const cardsOf = (count: number) =>
    storyCards({ words, texts: { ...texts, stories: Array<typeof one>(count).fill(one) } });
  expect([1, 3, 50].map((count) => cardsOf(count)?.stories.length)).toEqual([1, 3, 3]);
  expect(cardsOf(0)).toBeUndefined();
  expect(cardsOf(1)?.stories[0]?.figures.map(({ key }) => key)).toEqual(['days']);
});

test.for([
  [1, ['en'], true],
  [3, ['en'], false],
  [3, ['en', 'es'], true],
] as const)(
  'a site of %d languages has a text in %s: translated %s',
  async ([count, written, isTranslated]) => {
    copy.addStories();
    const site = loadSite(copy.root);
    const one = site.languages.en.texts.stories[0]!;
    const locales = Array<typeof defaultLocale>(count).fill(defaultLocale);
    const translations = Object.fromEntries(written.map((code) => [code, '/']));
    const at = { key: 'stories', title: '', description: '', locale: defaultLocale, translations };
    expect(await textParts({ ...site, locales }, at, one, [])).toMatchObject({ isTranslated });
  },
);

test('draws no bars for figures that are both zero', () => {
  expect(sharesOf({ before: 0, after: 0 })).toEqual([0, 0]);
  expect(sharesOf({ before: 31, after: 0 })).toEqual([100, 0]);
  expect(sharesOf({ before: 5, after: 10 })).toEqual([50, 100]);
});
