import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { keysIn, mark, unmark } from './marks.ts';

test('every line and word of a text carries its key', () => {
  const text = mark('One line\nand another: 50+ of them', 'home:hero.lead');
  for (const part of text.split(/\s/)) expect(keysIn(part)).toEqual(['home:hero.lead']);
  expect(keysIn(`${mark('a', 'one:a')} ${mark('b', 'two:b')}`)).toEqual(['one:a', 'two:b']);
  expect(keysIn('a text without marks, with the flag 🏴󠁧󠁢󠁷󠁬󠁳󠁿')).toEqual([]);
});

test('removing the marks restores the text, and nothing is lost of a key', () => {
  assert(
    property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (text, key) => {
      expect(unmark(mark(text, key))).toBe(text);
      expect(keysIn(mark(`${text} word`, key))).toEqual([key]);
    }),
  );
});
