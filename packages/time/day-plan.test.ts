// What is said of any two days, by stepping through them: app/pages/plan/tools/plan-texts.test.ts.
import { expect, test } from 'vitest';
import { sharedMinutes, theirDays } from './day-plan.ts';

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
