import { expect, test } from 'vitest';
import { facts, figures as loaded } from '#test/sites/meridian.ts';
import { checkExample, checkFigures } from './facts.ts';

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

test('an example in a zone of two names is of clients in its country alone', () => {
  const example = { ...figures.example, zone: 'Asia/Kolkata' };
  const own = office('client', 'Europe/Oslo', '09:00', '17:00');
  const found = (country: string) =>
    checkExample(
      { ...facts, areaServed: [country], offices: { own: { ...own, country } } },
      { ...figures, example },
    );
  expect([found('IN'), found('US')]).toMatchObject([[], [{ path: 'example.zone' }]]);
});

test('an example of a team offshore is not where an office is', () => {
  const example = { ...figures.example, zone: 'America/Denver', offshore: 'Asia/Tokyo' };
  const found = checkExample({ ...usual, areaServed: ['US'] }, { ...figures, example });
  expect(found).toMatchObject([{ state: 'wrong', path: 'example.offshore' }]);
});

test('names the quoted hours beside opening hours that share fewer, or more', () => {
  const [found, ...others] = checkFigures(siteOf(['07:00', '16:00'], ['08:30', '17:30']), figures);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ state: 'wrong', file: 'content/figures.yaml', path: 'overlap.nearshore' });
  expect(found?.reason).toContain(
    'quotes 6–8 shared hours a day, and the offices share 5.5 in winter and 6.5 in summer',
  );
  expect(checkFigures(siteOf(['07:00', '20:00'], ['07:00', '18:00']), figures)).toHaveLength(1);
});

test('names quoted hours that offices on one side do not share with the example, and a country served without an office', () => {
  const offices = { turku: { ...office('delivery', 'Europe/Helsinki', '09:00', '17:00'), country: 'FI' } };
  const alone = { ...facts, offices, areaServed: ['US'] };
  const example = { ...figures.example, zone: 'America/New_York', opens: '09:00', closes: '17:00' };
  expect(checkFigures(alone, { ...figures, example })).toMatchObject([
    {
      state: 'wrong',
      reason: expect.stringContaining(
        'and an office and the planner’s example, New York, share 1 in winter and 1 in summer',
      ),
    },
  ]);
  const near = { ...example, zone: 'Europe/Berlin' };
  expect(checkFigures(alone, { ...figures, example: near })).toEqual([]);
  expect(checkExample(alone, { ...figures, example })).toMatchObject([{ path: 'areaServed.0' }]);
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
