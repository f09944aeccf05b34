import { expect, test } from 'vitest';
import { facts as site } from '#test/sites/meridian.ts';
import { checkEndpoint, checkStandIns, checkVisits, checkYear } from './facts.ts';

const now = new Date('2027-03-01T12:00:00Z');

test("placeholders block the launch, the company's own facts do not", () => {
  expect(checkStandIns(site).map(({ state }) => state)).not.toContain('stop');
  const [found] = checkStandIns({ ...site, name: 'Isthmus' });
  expect(found).toMatchObject({ state: 'stop', file: 'content/site.yaml', path: 'name' });
  expect(found?.reason).toContain('"Isthmus"');
});

test.each([
  [2026, 'note'],
  [2027, 'good'],
  [2028, 'note'],
])('the copyright year %i, in March 2027: %s', (copyrightYear, state) => {
  expect(checkYear({ ...site, copyrightYear }, now)).toMatchObject({ state, path: 'copyrightYear' });
});

test.each([
  [undefined, []],
  ['https://forms.example.org/contact', ['stop']],
  ['https://forms.meridian.works/contact', ['note']],
])('a contact form that posts to %s: %o', (contactEndpoint, states) => {
  const found = checkEndpoint({ ...site, contactEndpoint });
  expect(found.map(({ state }) => state)).toEqual(states);
  for (const finding of found)
    expect(finding).toMatchObject({ path: 'contactEndpoint', file: 'content/site.yaml' });
});

test('counting visits is noted', () => {
  expect(checkVisits({ ...site, countVisits: true })).toMatchObject([{ state: 'note' }]);
  expect(checkVisits({ ...site, countVisits: false })).toEqual([]);
});
