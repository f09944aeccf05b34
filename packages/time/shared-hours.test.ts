import { expect, test } from 'vitest';
import { seasons, sharedMinutes, theirDays } from './shared-hours.ts';

const hours = (timeZone: string, opens = '09:00', closes = '18:00') => ({ timeZone, opens, closes });
const sanJose = hours('America/Costa_Rica');
const sanFrancisco = hours('America/Los_Angeles');
const nightlyOnKiritimati = hours('Pacific/Kiritimati', '00:00', '09:00');
const lateOnPagoPago = hours('Pacific/Pago_Pago', '16:00', '01:00');

test.each([
  ['winter, with San Francisco', sanJose, sanFrancisco, '2026-01-15', 7],
  ['summer, with San Francisco', sanJose, sanFrancisco, '2026-07-15', 8],
  ['Kathmandu, 45 minutes', hours('Asia/Kathmandu', '15:00', '23:00'), sanJose, '2026-01-15', 2.25],
  ['the next day, in Chatham', hours('Pacific/Chatham', '00:00', '09:00'), sanJose, '2026-01-15', 4.25],
  ['a night shift in Sydney', hours('Australia/Sydney', '22:00', '06:00'), sanJose, '2026-01-15', 4],
  ['nothing in common', hours('Asia/Kolkata'), sanJose, '2026-01-15', 0],
  ['a day of 23 hours', hours('America/Los_Angeles', '00:00', '09:00'), sanJose, '2026-03-08', 1],
  ['two dates apart', nightlyOnKiritimati, lateOnPagoPago, '2026-01-15', 2],
  ['both ends of a long day', hours('Asia/Kolkata', '00:00', '23:00'), sanJose, '2026-01-15', 8],
])('%s', (_, ours, theirs, date, expected) => {
  expect(sharedMinutes(ours, theirs, date) / 60).toBe(expected);
});

test('theirDays may cross midnight, as San Francisco’s does in Kathmandu', () => {
  expect(theirDays(hours('Asia/Kathmandu'), sanFrancisco, '2026-01-15')).toContainEqual({
    start: (22 + 45 / 60) * 60,
    end: (31 + 45 / 60) * 60,
  });
});

test('seasons change when only one side changes its clocks, as New York and not San Jose', () => {
  expect(seasons(hours('America/New_York', '09:00', '17:00'), sanJose, '2026-02-28')).toEqual([
    { from: '2026-02-28', to: '2026-03-07', minutes: 420 },
    { from: '2026-03-08', to: '2026-10-31', minutes: 360 },
    { from: '2026-11-01', to: '2027-02-27', minutes: 420 },
  ]);
});

test('there is one season if both sides change their clocks on the same day, or neither does', () => {
  expect(seasons(hours('America/New_York'), sanFrancisco, '2026-01-15')).toHaveLength(1);
  expect(seasons(hours('Asia/Kathmandu'), sanJose, '2026-01-15')).toHaveLength(1);
});
