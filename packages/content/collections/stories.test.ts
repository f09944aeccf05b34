import { expect, test } from 'vitest';
import { defaultLocale } from '#packages/site/locales.ts';
import { eachCopy } from '#test/content/each-copy.ts';
import { loadSite } from '../site.ts';
import { pageContent } from '../documents/page-data.ts';
import { sharesOf, storyCards } from './stories.ts';
import { textParts } from './text-parts.ts';

const [copy] = eachCopy();

test('shows nothing of stories on a site without any', async () => {
  expect(loadSite(copy.root).languages.en.texts.stories).toEqual([]);
  expect(await pageContent(loadSite(copy.root), 'en', 'home')).not.toHaveProperty('proof');
});

// test/dist has the figures in English, and what other pages show of stories.
test('formats figures by language', () => {
  copy.addStories();
  expect(storyCards(loadSite(copy.root), 'es')?.stories[0]?.figures[0]?.after).toBe('2,5 días');
});

test('on a site of one language, a text is not said to be in one language only', async () => {
  copy.addStories();
  const site = loadSite(copy.root);
  const one = site.languages.en.texts.stories[0]!;
  const at = { key: 'stories', title: '', description: '', locale: defaultLocale, translations: { en: '/' } };
  expect(await textParts({ ...site, locales: [defaultLocale] }, at, one, [])).toMatchObject({
    isTranslated: true,
  });
});

test('draws no bars for figures that are both zero', () => {
  expect(sharesOf({ before: 0, after: 0 })).toEqual([0, 0]);
  expect(sharesOf({ before: 31, after: 0 })).toEqual([100, 0]);
});
