import { expect, test } from 'vitest';
import { wordSchemas, type WordFile } from './schema.ts';
import { loadWords } from './load.ts';
import { pseudoText, pseudoWords } from './pseudo.ts';

test('every letter is accented, and what is filled in later stays', () => {
  expect(pseudoText('Home, {name}')).toBe('[Ĥóóóɱéé, {name}]');
  expect(pseudoText('[city] opens')).toMatch(/^\[\[city\] [^a-z]+\]$/);
});

test('a text of some length becomes 35 % longer, between its brackets', () => {
  const text = 'Six ways to work with us. Each one states how long it takes to go live.';
  expect(pseudoText(text).length - 2).toBe(Math.ceil(text.length * 1.35));
});

test('names that code knows stay', () => {
  expect(pseudoWords({ icon: 'strategy', cards: [{ color: 'teal', title: 'Ox' }] })).toEqual({
    icon: 'strategy',
    cards: [{ color: 'teal', title: '[Óóẋ]' }],
  });
});

// What no language translates: names, addresses, and a date, which is written from the figures.
const name = /\[\w+\]|Isthmus(?: Technologies, Inc\.)?|info@example\.com|August 2025/g;

function plainWords(value: unknown, key = ''): string[] {
  if (typeof value === 'string' && !['icon', 'color', 'code'].includes(key))
    return value.replaceAll(name, '').match(/[a-z]+/gi) ?? [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([inner, each]) => plainWords(each, inner))
    : [];
}

test.each(Object.keys(wordSchemas) as WordFile[])('%s has no plain letter left but in names', (file) => {
  expect(plainWords(loadWords('.', 'en-XA', file))).toEqual([]);
});
