import { expect, test } from 'vitest';
import { overlapShares } from './models.ts';

test('hours are shares of the most that any model has', () => {
  expect(overlapShares({ nearshore: [6, 8], offshore: [0, 2], onshore: 8 })).toEqual({
    nearshore: [75, 100],
    offshore: [0, 25],
    onshore: [100, 100],
  });
});

test('no share is over a hundred where a range goes past the onshore day', () => {
  expect(overlapShares({ nearshore: [6, 10], offshore: [0, 5], onshore: 8 })).toEqual({
    nearshore: [60, 100],
    offshore: [0, 50],
    onshore: [80, 80],
  });
});
