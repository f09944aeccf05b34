import { describe, expect, test } from 'vitest';
import { isthmus } from '../test/sites/sites.ts';
import { parseNames, parsePositive, selectDocuments } from './options.ts';

describe('parseNames', () => {
  const known = ['home', 'about', 'contact'] as const;

  test('returns all names for an empty text', () => {
    expect(parseNames('pages', '', known)).toEqual(known);
  });
  test('returns the given names in the known order', () => {
    expect(parseNames('pages', 'contact,home', known)).toEqual(['home', 'contact']);
  });
  test('throws for an unknown name and lists the known ones', () => {
    expect(() => parseNames('pages', 'home,abuot', known)).toThrow(
      '--pages: there is no "abuot"; there are home, about, contact.',
    );
    expect(() => parseNames('pages', 'home,', known)).toThrow('--pages: there is no ""');
  });
});

describe('parsePositive', () => {
  test('accepts any number above 0', () => {
    expect(parsePositive('runs', '5')).toBe(5);
    expect(parsePositive('minutes', '7.8')).toBe(7.8);
  });
  test.each(['', '0', '-1', 'five', 'Infinity'])('throws for "%s"', (text) => {
    expect(() => parsePositive('runs', text)).toThrow(`--runs: "${text}" is not a number above 0.`);
  });
});

test('selectDocuments returns the documents of a page in every language', () => {
  expect(selectDocuments('about,home', isthmus).map(({ address }) => address)).toEqual([
    '/',
    '/about',
    '/es',
    '/es/about',
  ]);
});
