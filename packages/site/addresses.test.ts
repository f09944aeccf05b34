import { expect, test } from 'vitest';
import { defaultLocale as english } from './locales.ts';
import { localeOfPath, meantAddress, pageAddress, pageOfPath } from './addresses.ts';

// Any second language: the type only allows the site's own.
const spanish = { ...english, prefix: 'es' };

// The addresses of pages, and of files made of them, are in test/dist.
test.each([
  ['', ''],
  ['/essays', ''],
  ['/es', 'es'],
  ['/%65s/about', 'es'],
  ['//es/about', ''],
  ['/%', ''],
])('the language of %j has the prefix %j', (path, prefix) => {
  expect(localeOfPath(path, [english, spanish]).prefix).toBe(prefix);
});

test.each([
  ['/about', 'about'],
  ['/%61bout', 'about'],
  ['/', 'home'],
  ['/About', undefined],
  ['/about/', undefined],
  ['/%E0%A4%A', undefined],
])('the page at %j is %s', (path, id) => {
  expect(pageOfPath(path, english)).toBe(id);
});

test.each([
  ['/About.HTM', '/about'],
  ['/about/index.html/', '/about'],
  ['/%41bout', '/about'],
  ['/about%2F', '/about'],
  ['//', '/'],
  ['/es//about//', '/es/about'],
])('%j was meant to be %j', (path, address) => {
  const { id, ...meant } = meantAddress(path, [english, spanish]);
  expect(meant.address).toBe(address);
  expect(id && pageAddress(id, meant.locale)).toBe(address);
});

test.each(['/aboutx', '/about.pdf', '/%E0%A4%A', '/index/about'])('%j is not like any page', (path) => {
  expect(meantAddress(path, [english, spanish]).id).toBeUndefined();
});
