import { expect, test } from 'vitest';
import { daysLeft } from './expiry.ts';

test.each([
  ['Contact: mailto:a@b.c\nExpires: 2026-06-11T00:00:00Z\n', 10],
  ['expires: 2026-05-30T00:00:00.000Z', -2],
  ['Contact: mailto:a@b.c', undefined],
  ['Expires: soon', undefined],
])('%j has %s days', (text, days) => {
  expect(daysLeft(text, new Date('2026-06-01T00:00:00Z'))).toBe(days);
});
