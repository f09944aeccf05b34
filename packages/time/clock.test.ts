import { expect, test } from 'vitest';
import { clockTime, axisHour, formatTime, minutesAfterMidnight, timeOfDay } from './clock.ts';

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

const english = { halves: ['a.m.', 'p.m.'] } as const;
const spanish = { halves: ['a. m.', 'p. m.', 'm. d.'] } as const;
const german = { halves: null };

test.each([
  [0, '12 a.m.', '00:00'],
  ['09:00', '9 a.m.', '09:00'],
  [570, '9:30 a.m.', '09:30'],
  [720, '12 p.m.', '12:00'],
  [-30, '11:30 p.m.', '23:30'],
])('formats %s for readers', (time, twelve, twentyFour) => {
  expect(formatTime(time, english)).toBe(twelve.replace(' ', '\u00a0'));
  expect(formatTime(time, german)).toBe(twentyFour);
});

test('noon has a name of its own where the language has one', () => {
  expect(['12:00', '12:30', '00:00'].map((time) => formatTime(time, spanish))).toEqual([
    '12\u00a0m. d.',
    '12:30\u00a0p. m.',
    '12\u00a0a. m.',
  ]);
});

test.each([
  [-1, ['11', 'p.m.'], '23'],
  [0, ['12', 'a.m.'], '00'],
  [12, ['12', 'p.m.'], '12'],
  [25, ['1', 'a.m.'], '01'],
])('formats the hour %d of an axis', (hour, twelve, twentyFour) => {
  expect(axisHour(hour, english)).toEqual(twelve);
  expect(axisHour(hour, german)).toEqual([twentyFour, '']);
});

test('formats the time in a zone', () => {
  const at = new Date('2026-07-15T18:00:00Z');
  expect(clockTime('America/Los_Angeles', at, german)).toBe('11:00');
  expect(clockTime('Asia/Tokyo', at, english)).toBe('3\u00a0a.m.');
  expect(clockTime('Mars/Olympus', at, english)).toBeUndefined();
});
