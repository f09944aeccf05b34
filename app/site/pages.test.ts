import { expect, test } from 'vitest';
import type { Locale } from './locales.ts';
import { localeOfPath, navigationPages, pageAddress, pages } from './pages.ts';

const english: Locale = { code: 'en', prefix: '', name: 'English' };
// Any second language: the code's type only knows the languages that the site has.
const spanish = { ...english, prefix: 'es' };

test('the addresses are those of the specification', () => {
  expect(pages.map(({ id }) => pageAddress(id))).toEqual([
    '/',
    '/about',
    '/services',
    '/benefits',
    '/nearshoring',
    '/contact',
    '/privacy',
    '/terms',
  ]);
});

test('no two pages share an address', () => {
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
});

test('the header has its five pages in order', () => {
  expect(navigationPages.map(({ id }) => id)).toEqual([
    'home',
    'about',
    'services',
    'benefits',
    'nearshoring',
  ]);
});

test.each([
  ['home', english, '', '/'],
  ['home', english, 'stats', '/#stats'],
  ['services', english, 'it-staffing', '/services#it-staffing'],
  ['home', spanish, '', '/es'],
  ['about', spanish, '', '/es/about'],
  ['services', spanish, 'it-staffing', '/es/services#it-staffing'],
] as const)('%s in %o, #%s', (id, locale, hash, address) => {
  expect(pageAddress(id, locale, hash)).toBe(address);
});

test.each([
  ['/', ''],
  ['', ''],
  ['/about', ''],
  ['/essays', ''],
  ['/about/es', ''],
  ['/es', 'es'],
  ['/es/', 'es'],
  ['/es/about', 'es'],
  ['/es/no/such/page', 'es'],
])('the language of %j has the prefix %j', (path, prefix) => {
  expect(localeOfPath(path, [english, spanish]).prefix).toBe(prefix);
});
