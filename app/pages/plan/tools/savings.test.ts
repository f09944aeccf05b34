import { expect, test } from 'vitest';
import { estimate, monthly, roundToSignificantDigits } from './savings.ts';

test('estimates a team of five at 120,000 a year, 30 to 50 per cent lower', () => {
  expect(estimate(600_000, [30, 50])).toEqual({ cost: [300_000, 420_000], saved: [180_000, 300_000] });
});

test('twelve months add up to a year', () => {
  expect(monthly([300_000, 420_000])).toEqual([25_000, 35_000]);
});

test.each([
  [0, 0],
  [248_850, 250_000],
  [414_750, 410_000],
  [123_456, 123_000],
  [199_999, 200_000],
  [0.0456, 0.046],
])('rounds %d to %d', (value, rounded) => {
  expect(roundToSignificantDigits(value)).toBe(rounded);
});
