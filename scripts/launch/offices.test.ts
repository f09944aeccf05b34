import { expect, test } from 'vitest';
import { loadSite } from '#packages/content/site.ts';
import { isthmus } from '#test/sites/sites.ts';
import { checkOneOffice, checkPagesOff } from './offices.ts';

const { facts, languages } = loadSite(isthmus);
const { words } = languages.en;
const [key = '', office] = Object.entries(facts.offices)[0] ?? [];
const alone = { offices: office ? { [key]: office } : {} };
const ui = { ...words.ui, offices: { [key]: { city: 'Taos, NM', name: 'Taos', role: '', work: '' } } };

const textOf = (text: string) => [{ file: 'content/en/home.yaml', key: 'lead', text }];

test.each([
  ['Each office has its own job.', 'says “Each office”'],
  ['Led from Taos and\n  built in Taos.', 'says “Taos” twice in a sentence'],
  ['Taos listens. Taos builds. {claims.offices} [[offices]]', undefined],
])('with one office, %j: %s', (text, reason) => {
  const found = checkOneOffice(textOf(text), alone, { ui }, 'en').map((line) => line.reason);
  expect(found).toEqual(reason === undefined ? [] : [`${reason}, and there is one office`]);
  expect(checkOneOffice(textOf(text), facts, words, 'en')).toEqual([]);
});

const namingPage = (text: string) => checkPagesOff(textOf(text), { pagesOff: ['nearshoring'] }, words);

test('what names a page that is off is said', () => {
  expect(namingPage('Saved with a nearshore team')).toMatchObject([
    { reason: expect.stringContaining('“nearshore”') },
  ]);
  expect(namingPage('{overlap.nearshore} hours, [nearshore]')).toEqual([]);
});
