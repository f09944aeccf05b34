import { cpSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { defaultLocale } from '#packages/site/locales.ts';
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

test('tells of a claim what the owner has said, in the languages that have it', () => {
  const uptime = 'uptime: { confirmed: 2026-01-15, by: Ana Mora, since: 2024-01, of: { en: Ships at sea } }';
  copy.replace('site.yaml', 'claimsConfirmed', `claimsConfirmed: { roi: 2026-01-15, ${uptime} }`);
  // English by itself has the dates of the United States.
  const { territory } = defaultLocale;
  onTestFinished(() => void (defaultLocale.territory = territory));
  defaultLocale.territory = 'GB';
  const shown = (code: 'en' | 'es') =>
    loadSite(copy.root).languages[code].words.benefits.cards.flatMap(({ evidence }) => evidence ?? []);
  expect(shown('en')).toMatchObject([{ isConfirmed: true }]);
  expect(shown('en')[0]?.facts.map(({ text }) => text)).toEqual([
    'Ships at sea',
    'January 2024',
    '15 January 2026, by Ana Mora',
  ]);
  expect(shown('es')[0]?.facts.map(({ text }) => text)).toEqual([
    'enero de 2024',
    '15 de enero de 2026, por Ana Mora',
  ]);
});

test('shows the city of an office', () => {
  copy.above('people.yaml', 'people.ana-mora.name', 'office: lisbon');
  expect(loadSite(copy.root).languages.es.people?.people[0]?.office).toBe('Lisboa, Portugal');
});
