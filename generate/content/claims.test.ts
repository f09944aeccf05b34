import { expect, test } from 'vitest';
import { claimNames, unconfirmedClaims } from './claims.ts';
import { loadFacts } from './load.ts';

const promises = { answersWithin: 9, consultationMinutes: 30 };
const site = { ...loadFacts('test/fixtures', 'site'), ...promises, claimsConfirmed: {} };
const figures = loadFacts('test/fixtures', 'figures');
const everyFigure = claimNames.map((name) => `{claims.${name}}`).join(' ');
const words = { 'content/en/home.yaml': everyFigure, 'content/en/benefits.yaml': 'stats: SOC 2' };
const names = (...input: Parameters<typeof unconfirmedClaims>) =>
  unconfirmedClaims(...input).map(({ name }) => name);

test('reports every unconfirmed claim that the content makes, figures and certificate', () => {
  expect(names(site, figures, words)).toEqual(claimNames);
});

test('reports a claim with file, key and value', () => {
  const claims = { ...figures.claims, uptime: 97.5 };
  const found = unconfirmedClaims(site, { ...figures, claims }, words);
  expect(found).toContainEqual({
    name: 'uptime',
    file: 'content/figures.yaml',
    key: 'claims.uptime',
    value: '97.5',
  });
  expect(found).toContainEqual({
    name: 'soc2',
    file: 'content/en/benefits.yaml',
    key: 'SOC 2',
    value: 'SOC 2',
  });
  expect(found).toContainEqual({
    name: 'answersWithin',
    file: 'content/site.yaml',
    key: 'answersWithin',
    value: '9',
  });
});

test('does not report a promise that the site does not make', () => {
  const { answersWithin: _, ...quiet } = site;
  expect(names(quiet, figures, words)).not.toContain('answersWithin');
});

test('does not report a confirmed claim', () => {
  const claimsConfirmed = { uptime: '2026-01-15', soc2: '2026-02-01' };
  const left = claimNames.filter((name) => name !== 'uptime' && name !== 'soc2');
  expect(names({ ...site, claimsConfirmed }, figures, words)).toEqual(left);
});

test('does not report a claim that the content does not make', () => {
  const quiet = { ...site, answersWithin: undefined, consultationMinutes: undefined };
  expect(names(quiet, figures, { 'content/en/home.yaml': '{claims.roi}% and SOC 22' })).toEqual(['roi']);
});
