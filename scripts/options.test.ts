import { expect, test } from 'vitest';
import { isthmus } from '../test/sites/sites.ts';
import { parseNames, parsePositive } from './options.ts';
import { selectDocuments } from './select-documents.ts';

const known = ['home', 'about', 'contact'] as const;

test('names come in the known order, all of them for an empty text', () => {
  expect(parseNames('pages', 'contact,home', known)).toEqual(['home', 'contact']);
  expect(parseNames('pages', '', known)).toEqual(known);
});

test('an unknown name is refused, with the known ones', () => {
  expect(() => parseNames('pages', 'home,abuot', known)).toThrow(
    '--pages: there is no "abuot"; there are home, about, contact.',
  );
});

test('a number above 0 is accepted, and anything else refused', () => {
  expect(parsePositive('minutes', '7.8')).toBe(7.8);
  for (const text of ['', '0', '-1', 'five', 'Infinity'])
    expect(() => parsePositive('runs', text)).toThrow(`--runs: "${text}" is not a number above 0.`);
});

test('selectDocuments returns the documents of a page in every language', () => {
  const addresses = selectDocuments('about,home', isthmus).map(({ address }) => address);
  expect(addresses).toEqual(['/', '/about', '/es', '/es/about']);
});
