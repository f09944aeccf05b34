import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seasons, sharedMinutes, sharedSpans, theirDays, toClockMinutes } from './shared-hours.ts';
import { dateIn, instantOf, workingDayOn } from './working-hours.ts';

const hours = (timeZone: string, opens = '09:00', closes = '18:00') => ({ timeZone, opens, closes });
const sanJose = hours('America/Costa_Rica');
const sanFrancisco = hours('America/Los_Angeles');

const zones = fc.constantFrom(
  'America/Costa_Rica',
  'America/Los_Angeles',
  'America/New_York',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Chatham',
  'America/St_Johns',
  'Europe/London',
  'UTC',
);
const quarter = fc
  .integer({ min: 0, max: 95 })
  .map(
    (index) =>
      `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
  );
const workdays = fc
  .record({ timeZone: zones, opens: quarter, closes: quarter })
  .filter(({ opens, closes }) => opens !== closes);
const dates = fc
  .integer({ min: 0, max: 365 * 4 })
  .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));

const next = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

describe('sharedMinutes', () => {
  test.each([
    ['winter, with San Francisco', sanJose, sanFrancisco, '2026-01-15', 7],
    ['summer, with San Francisco', sanJose, sanFrancisco, '2026-07-15', 8],
    ['New York in winter', hours('America/New_York', '09:00', '17:00'), sanJose, '2026-01-15', 7],
    ['Kathmandu, 45 minutes', hours('Asia/Kathmandu', '15:00', '23:00'), sanJose, '2026-01-15', 2.25],
    ['Kolkata, half an hour', hours('Asia/Kolkata', '15:00', '23:00'), sanJose, '2026-01-15', 2.5],
    [
      'Chatham, where it is the next day',
      hours('Pacific/Chatham', '00:00', '09:00'),
      sanJose,
      '2026-01-15',
      4.25,
    ],
    ['a night shift in Sydney', hours('Australia/Sydney', '22:00', '06:00'), sanJose, '2026-01-15', 4],
    ['nothing in common', hours('Asia/Kolkata'), sanJose, '2026-01-15', 0],
    [
      'the day on which clocks go forward',
      hours('America/Los_Angeles', '00:00', '09:00'),
      sanJose,
      '2026-03-08',
      1,
    ],
    ['both ends of a long day', hours('Asia/Kolkata', '00:00', '23:00'), sanJose, '2026-01-15', 8],
  ])('%s', (_, ours, theirs, date, expected) => {
    expect(sharedMinutes(ours, theirs, date) / 60).toBe(expected);
  });

  test('is never negative nor longer than either working day', () => {
    fc.assert(
      fc.property(workdays, workdays, dates, (ours, theirs, date) => {
        const { start, end } = workingDayOn(ours, date);
        const shared = sharedMinutes(ours, theirs, date);
        expect(shared).toBeGreaterThanOrEqual(0);
        expect(shared).toBeLessThanOrEqual((end - start) / 60_000);
      }),
    );
  });

  test('is the whole day for the same hours in the same zone, even on clock changes', () => {
    fc.assert(
      fc.property(workdays, dates, (ours, date) => {
        const { start, end } = workingDayOn(ours, date);
        expect(sharedMinutes(ours, ours, date)).toBe((end - start) / 60_000);
      }),
    );
  });

  test('counts exactly the minutes in which both work', () => {
    fc.assert(
      fc.property(workdays, workdays, dates, fc.integer({ min: 0, max: 47 }), (ours, theirs, date, half) => {
        const own = workingDayOn(ours, date);
        const at = own.start + (half / 48) * (own.end - own.start);
        const theirDates = [-1, 0, 1].map((days) =>
          new Date(Date.parse(dateIn(theirs.timeZone, new Date(at))) + days * 86_400_000)
            .toISOString()
            .slice(0, 10),
        );
        const theyWork = theirDates
          .map((day) => workingDayOn(theirs, day))
          .some(({ start, end }) => start <= at && at < end);
        expect(sharedSpans(ours, theirs, date).some(({ start, end }) => start <= at && at < end)).toBe(
          theyWork,
        );
      }),
    );
  });
});

describe('instantOf', () => {
  test('the instant has that wall time and date in the zone', () => {
    fc.assert(
      fc.property(zones, dates, fc.integer({ min: 4 * 60, max: 1439 }), (zone, date, minutes) => {
        const at = instantOf(date, minutes, zone);
        expect(dateIn(zone, new Date(at))).toBe(date);
        expect(toClockMinutes([{ start: at, end: at }], zone, date)[0]?.start).toBe(minutes);
      }),
    );
  });
});

test('theirDays may cross midnight, as San Francisco’s does in Kathmandu', () => {
  expect(theirDays(hours('Asia/Kathmandu'), sanFrancisco, '2026-01-15')).toContainEqual({
    start: (22 + 45 / 60) * 60,
    end: (31 + 45 / 60) * 60,
  });
});

describe('seasons', () => {
  test('change when only one side changes its clocks, as New York and not San Jose', () => {
    expect(seasons(hours('America/New_York', '09:00', '17:00'), sanJose, '2026-01-15')).toEqual([
      { from: '2026-01-15', to: '2026-03-07', minutes: 420 },
      { from: '2026-03-08', to: '2026-10-31', minutes: 360 },
      { from: '2026-11-01', to: '2027-01-14', minutes: 420 },
    ]);
  });

  test('are one season if both sides change their clocks on the same day, or neither does', () => {
    expect(seasons(hours('America/New_York'), sanFrancisco, '2026-01-15')).toHaveLength(1);
    expect(seasons(hours('Asia/Kathmandu'), sanJose, '2026-01-15')).toHaveLength(1);
  });

  test('cover the year without gaps, with the overlap of their middle day', () => {
    fc.assert(
      fc.property(workdays, workdays, dates, (ours, theirs, date) => {
        const all = seasons(ours, theirs, date);
        expect(all[0]?.from).toBe(date);
        for (const [index, { to, minutes }] of all.entries()) {
          const following = all[index + 1];
          if (!following) continue;
          expect(following.from).toBe(next(to));
          expect(following.minutes).not.toBe(minutes);
        }
        const days = (Date.parse(all.at(-1)?.to ?? '') - Date.parse(date)) / 86_400_000;
        expect(days).toBe(364);
      }),
      { numRuns: 25 },
    );
  });
});
