import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate, monthly, roundToSignificantDigits } from './savings.ts';

const amounts = fc.double({ min: 0.01, max: 1e11, noNaN: true });
const ranges = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 100 }))
  .filter(([least, most]) => least < most);

describe('estimate', () => {
  test('for a team of five at 120,000 a year, 30 to 50 per cent lower', () => {
    expect(estimate(600_000, [30, 50])).toEqual({ cost: [300_000, 420_000], saved: [180_000, 300_000] });
  });

  test('ranges go from low to high, and cost and savings add up to the baseline', () => {
    fc.assert(
      fc.property(amounts, ranges, (baseline, range) => {
        const { cost, saved } = estimate(baseline, range);
        expect(cost[0]).toBeLessThan(cost[1]);
        expect(saved[0]).toBeLessThan(saved[1]);
        expect((cost[0] + saved[1]) / baseline).toBeCloseTo(1);
        expect((cost[1] + saved[0]) / baseline).toBeCloseTo(1);
      }),
    );
  });
});

test('twelve months add up to a year', () => {
  expect(monthly([300_000, 420_000])).toEqual([25_000, 35_000]);
});

describe('roundToSignificantDigits', () => {
  test.each([
    [0, 0],
    [248_850, 250_000],
    [414_750, 410_000],
    [180_000, 180_000],
    [123_456, 123_000],
    [199_999, 200_000],
    [9.96, 10],
    [0.0456, 0.046],
  ])('rounds %d to %d', (value, rounded) => {
    expect(roundToSignificantDigits(value)).toBe(rounded);
  });

  test('is within 2.5 per cent, monotonic and idempotent', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(Math.abs(roundToSignificantDigits(a) - a) / a).toBeLessThanOrEqual(0.0251);
        expect(roundToSignificantDigits(roundToSignificantDigits(a))).toBe(roundToSignificantDigits(a));
        expect(
          Math.sign(roundToSignificantDigits(b) - roundToSignificantDigits(a)) * Math.sign(b - a),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
