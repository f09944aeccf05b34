import { describe, expect, test } from 'vitest';
import { documentsNamed, namesIn, positive } from './options.ts';

describe('namesIn', () => {
  const known = ['home', 'about', 'contact'] as const;

  test('returns all names for an empty text', () => {
    expect(namesIn('pages', '', known)).toEqual(known);
  });
  test('returns the given names in the known order', () => {
    expect(namesIn('pages', 'contact,home', known)).toEqual(['home', 'contact']);
  });
  test('throws for an unknown name and lists the known ones', () => {
    expect(() => namesIn('pages', 'home,abuot', known)).toThrow(
      '--pages: there is no "abuot"; there are home, about, contact.',
    );
    expect(() => namesIn('pages', 'home,', known)).toThrow('--pages: there is no ""');
  });
});

describe('positive', () => {
  test('accepts any number above 0', () => {
    expect(positive('runs', '5')).toBe(5);
    expect(positive('minutes', '7.8')).toBe(7.8);
  });
  test.each(['', '0', '-1', 'five', 'Infinity'])('throws for "%s"', (text) => {
    expect(() => positive('runs', text)).toThrow(`--runs: "${text}" is not a number above 0.`);
  });
});

test('documentsNamed returns the documents of a page in every language', () => {
  expect(documentsNamed('about,home').map(({ address }) => address)).toEqual([
    '/',
    '/about',
    '/es',
    '/es/about',
  ]);
});
