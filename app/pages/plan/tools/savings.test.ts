import { expect, test } from 'vitest';
import { roundToSignificantDigits } from './savings.ts';

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
