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

test.each([0, 1, 2, 7, 50])('accepts %i people and as many quotes, of which a page shows three', (count) => {
  const repeated = (line: (key: string) => string) =>
    count === 0 ? ' {}' : Array.from({ length: count }, (_, index) => `\n  ${line(`k${index}`)}`).join('');
  const title = 'title: { en: Title, es: Título }';
  const both = '{ en: Text, es: Texto }';
  const person = (key: string) => `${key}: { name: Name, role: ${both} }`;
  const quote = (key: string) =>
    `${key}: { text: ${both}, name: N, role: ${both}, company: C, permission: 2026-01-15, pages: [home] }`;
  writeFileSync(copy.full('people.yaml'), `${title}\npeople:${repeated(person)}\n`);
  writeFileSync(copy.full('quotes.yaml'), `${title}\nquotes:${repeated(quote)}\n`);
  expect(copy.mistakes()).toBe('no mistake');
  expect(loadSite(copy.root).languages.en.people?.people.length ?? 0).toBe(count);
  expect(loadSite(copy.root).languages.en.quotes.home?.quotes.length ?? 0).toBe(Math.min(count, 3));
});

// test/content/mistake-rows.ts has the others.
test.each([
  ['people.yaml', 'people.ana-mora.role', 'Owner', /people\.ana-mora\.role: must be a group of keys/],
  [
    'people.yaml',
    'people.ana-mora.links',
    '[ftp://example.com]',
    /links\.0: must be an address that begins with https/,
  ],
  [
    'quotes.yaml',
    'quotes.oldest.pages',
    '[contact]',
    /quotes\.oldest\.pages\.0: must be one of: home, benefits, nearshoring/,
  ],
])('refuses in %s, at %s: %s', (file, keys, raw, reason) => {
  copy.put(file, keys, raw);
  expect(copy.mistakes()).toContain(`content/${file}`);
  expect(copy.mistakes()).toMatch(reason);
});

test('shows the city of an office', () => {
  const [office = ''] = Object.keys(loadOffices());
  copy.above('people.yaml', 'people.ana-mora.name', `office: ${office}`);
  expect(loadSite(copy.root).languages.es.people?.people[0]?.office).toBe(loadOffices()[office]?.city);
});

function loadOffices() {
  return loadSite(copy.root).languages.es.words.ui.offices;
}
