import { expect, test } from 'vitest';
import { fitText, wrap, wrapEvenly } from './typeset.ts';

// Every character is one pixel wide.
const measure = (line: string) => line.length;

test('fills lines, and splits only words longer than a line', () => {
  expect(wrap('to be or not to be', 8, measure)).toEqual(['to be or', 'not to', 'be']);
  expect(wrap('a incomprehensible b', 6, measure)).toEqual(['a', 'incomp', 'rehens', 'ible b']);
});

test('balances lines without adding one', () => {
  expect(wrapEvenly('Benefits of Nearshoring', 20, measure)).toEqual(['Benefits of', 'Nearshoring']);
  expect(wrapEvenly('why choose our nearshore model', 25, measure)).toHaveLength(2);
});

test('splits no word to balance lines', () => {
  expect(wrapEvenly('Ваша команда день', 8, measure)).toEqual(['Ваша', 'команда', 'день']);
});

test('keeps line breaks', () => {
  expect(wrapEvenly('Better IT.\nSmarter AI.', 40, measure)).toEqual(['Better IT.', 'Smarter AI.']);
});

test('picks the largest size that splits no word', () => {
  const box = { width: 100, height: 100, lineHeight: 1, sizes: { from: 50, to: 10 } };
  expect(fitText('ab', box, measure)).toEqual({ lines: ['ab'], size: 50 });
  expect(fitText('abcdefghij', box, measure)).toEqual({ lines: ['abcdefghij'], size: 10 });
});
