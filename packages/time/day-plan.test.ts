// What is said of any two days, by stepping through them: app/pages/plan/tools/plan-texts.test.ts.
import { expect, test } from 'vitest';
import { planDay, sharedMinutes } from './day-plan.ts';

test('of a day of 23 hours, counts those that there are', () => {
  const ours = { timeZone: 'America/Los_Angeles', opens: '00:00', closes: '09:00' };
  const sanJose = { timeZone: 'America/Costa_Rica', opens: '09:00', closes: '18:00' };
  expect(sharedMinutes(ours, sanJose, '2026-03-08') / 60).toBe(1);
});

test('a season of two days has the hours of the second: on the first, a clock changes', () => {
  const ours = { timeZone: 'America/New_York', opens: '02:30', closes: '10:00' };
  const theirs = { timeZone: 'Asia/Kolkata', opens: '09:00', closes: '18:00' };
  const [team] = planDay(ours, [theirs], '2027-03-15')?.teams ?? [];
  expect(team?.seasons.map(({ minutes }) => minutes / 60)).toEqual([6, 5, 6]);
});
