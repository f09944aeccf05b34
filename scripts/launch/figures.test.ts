import { expect, test } from 'vitest';
import { facts, figures as loaded } from '#test/sites/meridian.ts';
import { checkFigures } from './facts.ts';

const figures = {
  ...loaded,
  claims: { ...loaded.claims, costSavings: 30 },
  overlap: { nearshore: [6, 8] as [number, number], offshore: [0, 2] as [number, number], onshore: 8 },
};

const office = (side: 'client' | 'delivery', timeZone: string, opens: string, closes: string) => {
  return { country: 'US', side, timeZone, opens, closes };
};

/** A site with an office in San Jose, one in San Francisco, and a third that the charts don't show. */
const siteOf = (delivery: [opens: string, closes: string], client: [opens: string, closes: string]) => ({
  ...facts,
  offices: {
    'san-jose': office('delivery', 'America/Costa_Rica', ...delivery),
    'san-francisco': office('client', 'America/Los_Angeles', ...client),
    tokyo: office('delivery', 'Asia/Tokyo', ...delivery),
  },
});

const usual = siteOf(['09:00', '18:00'], ['09:00', '18:00']);

test('names the quoted hours beside opening hours that share fewer, or more', () => {
  const [found, ...others] = checkFigures(siteOf(['07:00', '16:00'], ['08:30', '17:30']), figures);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ state: 'wrong', file: 'content/figures.yaml', path: 'overlap.nearshore' });
  expect(found?.reason).toContain(
    'quotes 6–8 shared hours a day, and the offices share 5.5 in winter and 6.5 in summer',
  );
  expect(checkFigures(siteOf(['07:00', '20:00'], ['07:00', '18:00']), figures)).toHaveLength(1);
});

test('offices on one side share no hours that a figure could contradict', () => {
  const offices = { turku: office('delivery', 'Europe/Helsinki', '09:00', '17:00') };
  expect(checkFigures({ ...facts, offices }, figures)).toEqual([]);
});

test('names a team nearby that shares more hours than one at home, and savings that others contradict', () => {
  expect(checkFigures(usual, { ...figures, overlap: { ...figures.overlap, onshore: 7 } })).toMatchObject([
    { path: 'overlap.nearshore', reason: expect.stringContaining('more than the 7 of a team onshore') },
  ]);
  const claims = { ...figures.claims, costSavings: 60 };
  expect(checkFigures(usual, { ...figures, claims })).toMatchObject([
    {
      path: 'claims.costSavings',
      reason: 'claims 60% savings, more than the 40% that the comparison says of nearshoring',
    },
  ]);
});
