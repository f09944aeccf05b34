import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { keysIn, traced, untraced } from './traces.ts';

test('every line and word of a text carries its key', () => {
  const text = traced('One line\nand another: 50+ of them', 'home:hero.lead');
  for (const part of text.split(/\s/)) expect(keysIn(part)).toEqual(['home:hero.lead']);
  expect(keysIn(`${traced('a', 'one:a')} ${traced('b', 'two:b')}`)).toEqual(['one:a', 'two:b']);
  expect(keysIn('a text without traces, with the flag 🏴󠁧󠁢󠁷󠁬󠁳󠁿')).toEqual([]);
});

test('taking the traces out restores the text, and nothing is lost of a key', () => {
  assert(
    property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (text, key) => {
      expect(untraced(traced(text, key))).toBe(text);
      expect(keysIn(traced(`${text} word`, key))).toEqual([key]);
    }),
  );
});
