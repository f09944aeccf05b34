import { expect, test } from 'vitest';
import { fitText, wrap, wrapEvenly } from './typeset.ts';

// Every character is one pixel wide.
const measure = (line: string) => line.length;

test('fills lines, and splits only words longer than a line', () => {
  expect(wrap('to be or not to be', 8, measure)).toEqual(['to be or', 'not to', 'be']);
  expect(wrap('a incomprehensible b', 6, measure)).toEqual(['a', 'incomp', 'rehens', 'ible b']);
});

test.each([
  ['balances lines', 'Benefits of Nearshoring', 20, ['Benefits of', 'Nearshoring']],
  ['splits no word for that', 'Ваша команда день', 8, ['Ваша', 'команда', 'день']],
  ['keeps line breaks', 'Better IT.\nSmarter AI.', 40, ['Better IT.', 'Smarter AI.']],
])('%s', (_, text, width, lines) => {
  expect(wrapEvenly(text, width, measure)).toEqual(lines);
});

test('picks the largest size that splits no word', () => {
  const box = { width: 100, height: 100, lineHeight: 1, sizes: { from: 50, to: 10 } };
  expect(fitText('ab', box, measure)).toEqual({ lines: ['ab'], size: 50 });
  expect(fitText('abcdefghij', box, measure)).toEqual({ lines: ['abcdefghij'], size: 10 });
});
