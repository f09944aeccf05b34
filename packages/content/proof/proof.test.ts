import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { loadSite } from '../site.ts';

const [copy] = eachCopy((copy) => {
  for (const name of ['people.yaml', 'quotes.yaml'])
    cpSync(`test/sites/meridian/proof/${name}`, copy.full(name));
  copy.replace('people.yaml', 'people.ana-mora.portrait');
});

test('accepts people and quotes, and a file without people', () => {
  expect(copy.mistakes()).toBe('no mistake');
  copy.change('people.yaml', (text) => text.replace(/^people:[^]*/m, 'people: {}'));
  expect(copy.mistakes()).toBe('no mistake');
  expect(loadSite(copy.root).languages.en.people).toBeUndefined();
});

test('shows the city of an office', () => {
  copy.above('people.yaml', 'people.ana-mora.name', 'office: lisbon');
  expect(loadSite(copy.root).languages.es.people?.people[0]?.office).toBe('Lisboa, Portugal');
});
