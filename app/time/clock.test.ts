import { expect, test } from 'vitest';
import { clockTime, minutesAfterMidnight, timeOfDay } from './clock.ts';

const summer = new Date('2026-07-15T18:00:00Z');
const names = {
  'America/Costa_Rica': { '-360': 'CST' },
  'America/Los_Angeles': { '-480': 'PST', '-420': 'PDT' },
};

test.each([
  ['2026-01-15T06:00:00Z', 0],
  ['2026-01-15T05:59:00Z', 1439],
  ['2026-01-15T18:30:59Z', 750],
])('minutes after midnight in San José at %s', (at, minutes) => {
  expect(minutesAfterMidnight('America/Costa_Rica', new Date(at))).toBe(minutes);
});

test('formats minutes as a time of day, wrapping around midnight', () => {
  expect([0, 545, 1440, -30].map(timeOfDay)).toEqual(['00:00', '09:05', '00:00', '23:30']);
});

test('formats a 24-hour time with the name of the zone', () => {
  expect(clockTime('America/Costa_Rica', new Date('2026-01-15T06:05:00Z'), names)).toBe('00:05 CST');
  expect(clockTime('America/Los_Angeles', new Date('2026-01-15T18:00:00Z'), names)).toBe('10:00 PST');
  expect(clockTime('America/Los_Angeles', summer, names)).toBe('11:00 PDT');
});

test('omits the name if the offset has changed since the build', () => {
  expect(clockTime('America/Los_Angeles', summer, { 'America/Los_Angeles': { '-480': 'PST' } })).toBe(
    '11:00',
  );
  expect(clockTime('Asia/Tokyo', summer, names)).toBe('03:00');
});

test('returns undefined for an unknown zone', () => {
  expect(clockTime('Mars/Olympus', summer, names)).toBeUndefined();
});
