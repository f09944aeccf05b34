// What is said of any two days, by stepping through them: app/pages/plan/tools/plan-texts.test.ts.
import { expect, test } from 'vitest';
import { sharedMinutes } from './day-plan.ts';

test('of a day of 23 hours, counts those that there are', () => {
  const ours = { timeZone: 'America/Los_Angeles', opens: '00:00', closes: '09:00' };
  const sanJose = { timeZone: 'America/Costa_Rica', opens: '09:00', closes: '18:00' };
  expect(sharedMinutes(ours, sanJose, '2026-03-08') / 60).toBe(1);
});
