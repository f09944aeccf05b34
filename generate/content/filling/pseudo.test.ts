import { afterAll, expect, test } from 'vitest';
import { copyContent } from '#test/content/content-copy.ts';
import { wordSchemas, type WordFile } from '../schema.ts';
import { loadSite } from '../site.ts';
import { pseudoText, pseudoWords } from './pseudo.ts';
import { shapeAt } from '../shapes.ts';

test('accents every letter and keeps placeholders and slots', () => {
  expect(pseudoText('Home, {name}')).toBe('[Ĥóóóɱéé, {name}]');
  expect(pseudoText('[city] opens')).toMatch(/^\[\[city\] [^a-z]+\]$/);
});

test('makes longer texts 35 % longer, not counting the brackets', () => {
  const text = 'Six ways to work with us. Each one states how long it takes to go live.';
  expect(pseudoText(text).length - 2).toBe(Math.ceil(text.length * 1.35));
});

test('keeps identifiers', () => {
  const words = { icon: 'strategy', next: { page: 'benefits', hash: 'roi', text: 'Ox' } };
  expect(pseudoWords(words, shapeAt('services', ['blocks', 'staffing']))).toEqual({
    icon: 'strategy',
    next: { page: 'benefits', hash: 'roi', text: '[Óóẋ]' },
  });
});

/** Returns every text in a tree of words, without identifiers. */
function texts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    ['icon', 'color', 'code', 'bars', 'shows', 'draws', 'page', 'hash'].includes(key) ? [] : texts(value),
  );
}

// Facts, dates, times and slots, which are not pseudo-localized.
const filled = /\[\w+\]|Meridian Works(?:, LLC)?|hello@meridian\.works|February|[ap]\.m\./g;

const copy = copyContent();
afterAll(() => copy.remove());

test.each(Object.keys(wordSchemas) as WordFile[])('%s has no unaccented letter except in facts', (file) => {
  const all = texts(loadSite(copy.root).source.language('en-XA').words[file].data);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((text) => /[a-z]/i.test(text.replaceAll(filled, '')))).toEqual([]);
});
