import { expect, test } from 'vitest';
import { loadSite } from '#packages/content/site.ts';
import type { Facts } from '#packages/content/facts.ts';
import { isthmus } from '#test/sites/sites.ts';
import { checkCities, shownTexts } from './offices.ts';

const { facts, languages } = loadSite(isthmus);
const { words } = languages.en;

const textOf = (text: string, page: string, path = 'lead') => [
  { file: `content/en/${page}.yaml`, path, text },
];

test('a longer name of an office that names another city is wrong', () => {
  const moved = { ...words.ui, offices: { taos: { city: 'Reno, NV', name: 'Taos', role: '', work: '' } } };
  expect(checkCities({ ui: moved }, 'en')).toMatchObject([
    { file: 'content/en/ui.yaml', path: 'offices.taos.city', reason: 'is “Reno, NV”, and the city is Taos' },
  ]);
  expect(checkCities(words, 'en')).toEqual([]);
});

test('what another page shows of one that is off is a text of the site', () => {
  const texts = [...textOf('Lead', 'nearshoring'), ...textOf('Row', 'nearshoring', 'comparison.caption')];
  const shown = (pagesOff: Facts['pagesOff']) =>
    shownTexts(texts, { ...facts, pagesOff }).map(({ text }) => text);
  expect([shown(['nearshoring']), shown(['nearshoring', 'plan'])]).toEqual([['Row'], []]);
});
