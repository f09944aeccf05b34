import { expect, test } from 'vitest';
import { designColors } from '#packages/content/brand/design.ts';
import { parseLogo, type Logo } from '#packages/content/brand/logo.ts';
import { facts as site } from '#test/sites/meridian.ts';
import { checkColors, checkLogo, checkStandIns, checkYear } from './facts.ts';

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
  ['https://forms.meridian.works/contact', ['good']],
])('a contact form that posts to %s: %o', (contactEndpoint, states) => {
  const found = checkStandIns({ ...site, contactEndpoint }).filter(({ path }) => path === 'contactEndpoint');
  expect(found.map(({ state }) => state)).toEqual(states);
});

function logoOf(text: string): Logo {
  const read = parseLogo(text);
  if ('mistakes' in read) throw new Error(read.mistakes.join());
  return read.logo;
}

test('names the logo and the colors of the placeholder brand', () => {
  const standIn = logoOf(`<svg viewBox="0 0 42 30">
    <rect x="0" y="0" width="30" height="18" rx="9" fill="primary" />
    <rect x="12" y="12" width="30" height="18" rx="9" fill="secondary" />
  </svg>`);
  expect(checkLogo(standIn)).toMatchObject({ state: 'stop', file: 'content/logo.svg' });
  const other = logoOf('<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="secondary" /></svg>');
  expect(checkLogo(other)).toMatchObject({ state: 'good' });
  const own = { primary: '#1f3bff', secondary: '#ffb000' };
  const halfOwn = { ...own, secondary: designColors.secondary.toUpperCase() };
  expect(checkColors({ colors: designColors })).toMatchObject([{ state: 'note', path: 'colors' }]);
  expect(checkColors({ colors: halfOwn })).toHaveLength(1);
  expect(checkColors({ colors: own })).toEqual([]);
});
