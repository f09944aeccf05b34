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

test.each(Object.keys(wordSchemas) as WordFile[])('%s has no plain letter left but in names', (file) => {
  const plain = JSON.stringify(loadWords('.', 'en-XA', file), (key, value: unknown) =>
    typeof value === 'string' && !['icon', 'color', 'code'].includes(key)
      ? (value
          .replaceAll(/\[\w+\]|Isthmus( Technologies, Inc\.)?|info@example\.com/g, '')
          .match(/[a-z]+/gi) ?? [])
      : value,
  );
  expect([...plain.matchAll(/:\["(.*?)"\]/g)].map(([, words]) => words)).toEqual([]);
});
