import { expect, test } from 'vitest';
import { overlapShares } from './models.ts';

test('hours are shares of the longest overlap, also if that is longer than the onshore day', () => {
  expect(overlapShares({ nearshore: [6, 10], offshore: [0, 5], onshore: 8 })).toEqual({
    nearshore: [60, 100],
    offshore: [0, 50],
    onshore: [80, 80],
  });
});
