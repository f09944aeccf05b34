import { expect, test } from 'vitest';
import { unitsPerCircle, hoursAtRisk } from './drawn-figures.ts';

test.each([
  [100, 1_000, 0],
  [98, 1_000, 20],
  [99.9, 1_000, 1],
  [99.95, 2_000, 1],
  [99.94, 5_000, 3],
  [99.93, 10_000, 7],
  [99.99, 10_000, 1],
  [99.9999, 1_000_000, 1],
])('at %d %%, of %i hours %i are at risk', (uptime, hours, atRisk) => {
  expect(hoursAtRisk(uptime)).toEqual({ hours, atRisk });
});

test.each([
  [1, 1],
  [61, 2],
  [550, 10],
  [1_000, 20],
  [40_000, 1_000],
])('for a count of %i, each circle stands for %i', (count, each) => {
  expect(unitsPerCircle(count)).toBe(each);
});
