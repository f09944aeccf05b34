import { expect, test } from 'vitest';
import { overlapShares } from './models.ts';

test('hours are shares of the longest overlap', () => {
  expect(overlapShares({ nearshore: [6, 8], offshore: [0, 2], onshore: 8 })).toEqual({
    nearshore: [75, 100],
    offshore: [0, 25],
    onshore: [100, 100],
  });
});

test('no share exceeds 100 if a range is longer than the onshore day', () => {
  expect(overlapShares({ nearshore: [6, 10], offshore: [0, 5], onshore: 8 })).toEqual({
    nearshore: [60, 100],
    offshore: [0, 50],
    onshore: [80, 80],
  });
});
