import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { keysIn, mark, unmark } from './marks.ts';

test('every line and word of a text carries its key', () => {
  const text = mark('One line\nand another: 50+ of them', 'home:hero.lead');
  for (const part of text.split(/\s/)) expect(keysIn(part)).toEqual(['home:hero.lead']);
  expect(keysIn(`${mark('a', 'one:a')} ${mark('b', 'two:b')}`)).toEqual(['one:a', 'two:b']);
  expect(keysIn('a text without marks')).toEqual([]);
});

test('removing the marks restores the text', () => {
  assert(
    property(string(), (text) => {
      expect(unmark(mark(text, 'home:title'))).toBe(text);
    }),
  );
});

test('many keys stay distinct', () => {
  const keys = Array.from({ length: 3000 }, (_, index) => `home:key.${index}`);
  expect(keys.map((key) => keysIn(mark('x', key))[0])).toEqual(keys);
});
