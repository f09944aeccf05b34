import { describe, expect, test } from 'vitest';
import { documentsNamed, namesIn, positive } from './options.ts';

describe('the names of an option', () => {
  const known = ['home', 'about', 'contact'] as const;

  test('are all of them where none is given', () => {
    expect(namesIn('pages', '', known)).toEqual(known);
  });
  test('are those given, in the known order', () => {
    expect(namesIn('pages', 'contact,home', known)).toEqual(['home', 'contact']);
  });
  test('are refused with what there is instead', () => {
    expect(() => namesIn('pages', 'home,abuot', known)).toThrow(
      '--pages: there is no "abuot"; there are home, about, contact.',
    );
    expect(() => namesIn('pages', 'home,', known)).toThrow('--pages: there is no ""');
  });
});

describe('the number of an option', () => {
  test('is any above 0', () => {
    expect(positive('runs', '5')).toBe(5);
    expect(positive('minutes', '7.8')).toBe(7.8);
  });
  test.each(['', '0', '-1', 'five', 'Infinity'])('is not "%s"', (text) => {
    expect(() => positive('runs', text)).toThrow(`--runs: "${text}" is not a number above 0.`);
  });
});

test('the documents of a page are those of every language', () => {
  expect(documentsNamed('about,home').map(({ address }) => address)).toEqual([
    '/',
    '/about',
    '/es',
    '/es/about',
  ]);
});
