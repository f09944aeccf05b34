import { expect, test } from 'vitest';
import { claimsConfirmed } from '#packages/content/schemas/claims-confirmed.ts';
import { facts, figures as loaded } from '#test/sites/meridian.ts';
import { checkClaims } from './claims.ts';

const day = '2027-03-01';
const names = Object.keys(claimsConfirmed.shape);
const promises = { answersWithin: 9, consultationMinutes: 30 };
const audited = {
  confirmed: '2027-02-01',
  by: 'An auditor',
  type: 'Type 2',
  scope: { en: 'The systems that we run' },
  period: { from: '2026-01', to: '2026-12' },
  report: { en: 'On request' },
} as const;
const site = { ...facts, ...promises, claimsConfirmed: {} };
const quiet = { ...site, answersWithin: undefined, consultationMinutes: undefined };
const figures = { ...loaded, claims: { ...loaded.claims, uptime: 97.5 } };
const texts = {
  'content/en/home.yaml': names.map((name) => `{claims.${name}} {${name}.nearshore}`).join(' '),
  'content/en/benefits.yaml': 'stats: SOC 2, {claims.uptime}%',
};

test('reports each unconfirmed claim, with the files that quote it', () => {
  const found = checkClaims(site, figures, texts, day);
  expect(found.slice(0, -1).map(({ state, path }) => [state, path])).toEqual(
    names.map((name) => ['stop', `claimsConfirmed.${name}`]),
  );
  expect(found.at(-1)).toMatchObject({
    state: 'stop',
    path: 'claimsConfirmed.soc2',
    reason:
      'the site says SOC 2, and not who confirmed it, of which type the report is, what it covers, of which months it is, how to get it',
  });
  const uptime = { reason: 'nobody has confirmed 97.5', alsoIn: Object.keys(texts) };
  expect(found).toContainEqual(expect.objectContaining(uptime));
});

test('reports a claim that the owner has added, and leaves out the confirmed ones', () => {
  const added = { ...figures, claims: { ...figures.claims, countries: 12 } };
  const confirmed = { ...quiet, claimsConfirmed: { uptime: { confirmed: '2027-01-15' } } };
  const quoting = { 'content/en/home.yaml': '{claims.countries} {claims.uptime}' };
  expect(checkClaims(confirmed, added, quoting, day)).toMatchObject([
    { path: 'claimsConfirmed.countries', reason: 'nobody has confirmed 12' },
  ]);
});

test('is content with a site that makes no claim, or none that is unconfirmed', () => {
  expect(checkClaims(quiet, figures, { 'content/en/home.yaml': 'SOC 22' }, day)).toMatchObject([
    { state: 'good' },
  ]);
  const confirmed = Object.fromEntries(names.map((name) => [name, { confirmed: '2027-02-01' }]));
  const claimsConfirmed = { ...confirmed, soc2: audited };
  const all = checkClaims({ ...site, claimsConfirmed }, figures, texts, day);
  expect(all).toMatchObject([{ state: 'good' }]);
});

test('notes a claim once the day has passed by which it was to be looked at again', () => {
  const claims = { uptime: { confirmed: '2026-01-15', review: '2027-02-28' } };
  const on = (day: string) => checkClaims({ ...quiet, claimsConfirmed: claims }, figures, {}, day);
  expect(on('2027-02-28')).toMatchObject([{ state: 'good' }]);
  const reason = 'was confirmed on 2026-01-15, to be looked at again by 2027-02-28';
  expect(on(day)).toMatchObject([
    { state: 'note', file: 'content/site.yaml', path: 'claimsConfirmed.uptime', reason },
  ]);
});
