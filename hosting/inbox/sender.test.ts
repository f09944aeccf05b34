import { expect, test } from 'vitest';
import { delayAfter } from './sender.ts';

test('delays double from the first one, up to an hour', () => {
  expect([1, 2, 3, 4].map((attempts) => delayAfter(attempts, 30_000))).toEqual([
    30_000, 60_000, 120_000, 240_000,
  ]);
  expect(delayAfter(5000, 30_000)).toBe(3_600_000);
});
