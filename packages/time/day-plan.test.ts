// What is said of any two days, by stepping through them: app/pages/plan/tools/plan-texts.test.ts.
import { expect, test } from 'vitest';
import { planDay, sharedMinutes, theirDays } from './day-plan.ts';

const hours = (timeZone: string, opens = '09:00', closes = '18:00') => ({ timeZone, opens, closes });
const sanJose = hours('America/Costa_Rica');
const sanFrancisco = hours('America/Los_Angeles');

test('of a day of 23 hours, counts those that there are', () => {
  const ours = hours('America/Los_Angeles', '00:00', '09:00');
  expect(sharedMinutes(ours, sanJose, '2026-03-08') / 60).toBe(1);
});

test('theirDays may cross midnight, as San Francisco’s does in Kathmandu', () => {
  expect(theirDays(hours('Asia/Kathmandu'), sanFrancisco, '2026-01-15')).toContainEqual({
    start: (22 + 45 / 60) * 60,
    end: (31 + 45 / 60) * 60,
  });
});

const offices = [sanJose, sanFrancisco];
const others = [...offices, hours('Asia/Kolkata')];
const inSydney = hours('Australia/Sydney', '09:00', '17:00');

test.each([
  ['a working day on every clock', inSydney, '2026-01-20', '2026-01-20'],
  ['a weekend', hours('America/New_York', '09:00', '17:00'), '2026-01-17', '2026-01-19'],
  ['a Monday in Sydney, which is Sunday in San Francisco', inSydney, '2026-01-19', '2026-01-20'],
])('on %s, plans the next working day of all', (_, ours, today, date) => {
  expect(planDay(ours, others, today)?.date).toBe(date);
});

test('counts nobody’s weekend offshore', () => {
  const ours = hours('America/Los_Angeles', '09:00', '17:00');
  const onKiritimati = [...offices, hours('Pacific/Kiritimati')];
  expect(planDay(ours, onKiritimati, '2026-01-15')?.date).toBe('2026-01-15');
  expect(planDay(ours, onKiritimati, '2026-01-16')?.date).toBe('2026-01-19');
});
