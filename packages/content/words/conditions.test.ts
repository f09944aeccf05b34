import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { loadSite } from '../site.ts';
import { dataNode } from '../tree.ts';
import { chooseWords, givenIn } from './conditions.ts';

const [copy] = eachCopy();

test('texts can name the currency of the planner’s example', () => {
  copy.above('figures.yaml', 'example.zone', 'currency: NOK');
  copy.put('es/about.yaml', 'title', "'{example.currency}'");
  expect(loadSite(copy.root).languages.es.words.about.title).toBe('coronas noruegas');
});

const words = {
  intro: { 'without contactEndpoint': 'By mail', 'with contactEndpoint': 'By form' },
  list: ['Always', { 'with contactEndpoint': 'Only by form' }, 'Last'],
  note: { 'with countVisits': { title: 'A group' } },
};
const without = { intro: 'By mail', list: ['Always', 'Last'] };
const given = {
  intro: 'By form',
  list: ['Always', 'Only by form', 'Last'],
  note: { title: 'A group' },
};

test.each([
  [{}, without],
  [{ contactEndpoint: null, countVisits: false }, without],
  [{ contactEndpoint: 'https://forms.example.org/contact', countVisits: true }, given],
])('of words under conditions, the settings %j choose %j', (settings, chosen) => {
  expect(chooseWords(dataNode(words), givenIn(settings))).toEqual(chosen);
});

test('an empty text is kept, so that it is reported', () => {
  const empty = { intro: { 'without contactEndpoint': null }, title: null };
  expect(chooseWords(dataNode(empty), givenIn({}))).toEqual({ intro: null, title: null });
});
