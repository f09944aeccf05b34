import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '#test/content/content-copy.ts';
import { loadSite } from '../site.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
  for (const name of ['people.yaml', 'quotes.yaml'])
    cpSync(`test/sites/meridian/proof/${name}`, copy.full(name));
  copy.replace('people.yaml', 'people.ana-mora.portrait');
});
afterEach(() => copy.remove());

test('accepts people and quotes, and a file without people', () => {
  expect(copy.mistakes()).toBe('no mistake');
  writeFileSync(
    copy.full('people.yaml'),
    readFileSync(copy.full('people.yaml'), 'utf8').replace(/^people:[^]*/m, 'people: {}'),
  );
  expect(copy.mistakes()).toBe('no mistake');
  expect(loadSite(copy.root).languages.en.people).toBeUndefined();
});

test('shows the three newest quotes of a page that are in its language', () => {
  const keys = (code: 'en' | 'es') =>
    loadSite(copy.root).languages[code].quotes.home?.quotes.map(({ key }) => key);
  expect(keys('en')).toEqual(['newest', 'english', 'third']);
  expect(keys('es')).toEqual(['newest', 'third', 'oldest']);
  expect(loadSite(copy.root).languages.es.quotes.nearshoring).toBeUndefined();
});

test('shows the city of an office', () => {
  copy.above('people.yaml', 'people.ana-mora.name', 'office: lisbon');
  expect(loadSite(copy.root).languages.es.people?.people[0]?.office).toBe('Lisboa, Portugal');
});

// test/content/mistake-rows.ts has other mistakes.
test('refuses the address of a person that does not begin with https', () => {
  copy.put('people.yaml', 'people.ana-mora.links', '[ftp://example.com]');
  expect(copy.mistakes()).toMatch(/people\.ana-mora\.links\.0: must be an address that begins with https/);
});
