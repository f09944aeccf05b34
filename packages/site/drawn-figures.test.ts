import { expect, test } from 'vitest';
import { unitsPerCircle, hoursAtRisk } from './drawn-figures.ts';

test.each([
  [100, 1_000, 0],
  [98, 1_000, 20],
  [99.95, 2_000, 1],
  [99.9999, 1_000_000, 1],
])('at %d %%, of %i hours %i are at risk', (uptime, hours, atRisk) => {
  expect(hoursAtRisk(uptime)).toEqual({ hours, atRisk });
});

test.each([
  [1, 1],
  [61, 2],
  [40_000, 1_000],
])('for a count of %i, each circle stands for %i', (count, each) => {
  expect(unitsPerCircle(count)).toBe(each);
});
