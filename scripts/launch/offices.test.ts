import { expect, test } from 'vitest';
import { loadSite } from '#packages/content/site.ts';
import type { Facts } from '#packages/content/facts.ts';
import { isthmus } from '#test/sites/sites.ts';
import { checkPlaces, checkPagesOff, shownTexts } from './offices.ts';

const { facts, languages } = loadSite(isthmus);
const { words } = languages.en;
const [key = '', office] = Object.entries(facts.offices)[0] ?? [];
const alone = { offices: office ? { [key]: office } : {} };
const ui = { ...words.ui, offices: { [key]: { city: 'Taos, NM', name: 'Taos', role: '', work: '' } } };

const textOf = (text: string, page = 'home', path = 'lead') => [
  { file: `content/en/${page}.yaml`, path, text },
];

test.each([
  ['Each office has its own job.', 'says “Each office”, and there is one office'],
  ['Led from Taos and\n  built in Taos.', 'says “Taos” twice in a sentence'],
  ['Taos listens. Taos builds. {claims.offices} [[offices]]', undefined],
])('with one office, %j: %s', (text, reason) => {
  const found = checkPlaces(textOf(text), alone, { ui }, 'en').map((line) => line.reason);
  expect(found).toEqual(reason === undefined ? [] : [reason]);
  expect(checkPlaces(textOf(text), facts, words, 'en')).toEqual([]);
});

test('a longer name of an office that names another city is wrong', () => {
  const moved = { ...words.ui, offices: { taos: { city: 'Reno, NV', name: 'Taos', role: '', work: '' } } };
  expect(checkPlaces([], alone, { ui: moved }, 'en')).toMatchObject([
    { file: 'content/en/ui.yaml', path: 'offices.taos.city', reason: 'is “Reno, NV”, and the city is Taos' },
  ]);
});

test('with three offices, a text that speaks of two is wrong', () => {
  const three = { offices: { ...facts.offices, third: Object.values(facts.offices)[0]! } };
  const found = checkPlaces(textOf('For most of the day, both are open.'), three, words, 'en');
  expect(found.map(({ reason }) => reason)).toEqual(['says “both are”, and there are 3 offices']);
});

test.each([
  ['How many hours San Jose and San Jose share', ['says “San Jose” twice in a sentence']],
  ['San Jose shares hours with San Francisco, when San Jose is at work', []],
  ['| San Jose | San Jose |', []],
])('with two offices, %j: %j', (text, reasons) => {
  const found = checkPlaces(textOf(text), facts, words, 'en').map(({ reason }) => reason);
  expect(found).toEqual(reasons);
});

test.each([
  ['Saved with a nearshore team', 'home', ['nearshore']],
  ['{overlap.nearshore} hours, [nearshore]', 'home', []],
  ['What about a nearshore team?', 'plan', ['nearshore']],
])('with pages off, %j in %s.yaml speaks of %j', (text, page, said) => {
  const found = checkPagesOff(textOf(text, page), { pagesOff: ['about', 'nearshoring'] }, words);
  expect(found.map(({ reason }) => /“(.*)”/.exec(reason)?.[1])).toEqual(said);
});

test('what another page shows of one that is off is a text of the site', () => {
  const texts = [...textOf('Lead', 'nearshoring'), ...textOf('Row', 'nearshoring', 'comparison.caption')];
  const shown = (pagesOff: Facts['pagesOff']) =>
    shownTexts(texts, { ...facts, pagesOff }).map(({ text }) => text);
  expect([shown(['nearshoring']), shown(['nearshoring', 'plan'])]).toEqual([['Row'], []]);
});
