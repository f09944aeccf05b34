import { expect, test } from 'vitest';
import { nextOpening, workingDayOn } from './working-hours.ts';

// Clocks are changed at two.
test.each([
  ['2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
  ['2026-11-01', '01:30', '2026-11-01T08:30:00.000Z'],
  ['2026-11-01', '02:30', '2026-11-01T10:30:00.000Z'],
])('a day that starts on %s at %s does at %s', (date, opens, at) => {
  const { start } = workingDayOn({ timeZone: 'America/Los_Angeles', opens, closes: '12:00' }, date);
  expect(new Date(start).toISOString()).toBe(at);
});

// The 16th is a Friday.
test.each([
  ['before it opens', '2026-01-16T14:59:00Z', '2026-01-16'],
  ['while it is open', '2026-01-16T15:00:00Z', undefined],
  ['as it closes on a Friday', '2026-01-17T00:00:00Z', '2026-01-19'],
  ['on a Sunday that is Monday elsewhere', '2026-01-19T05:00:00Z', '2026-01-19'],
  ['in the evening', '2026-01-20T03:00:00Z', '2026-01-20'],
])('%s, San Jose opens next on the right day', (_, at, date) => {
  const office = { timeZone: 'America/Costa_Rica', opens: '09:00', closes: '18:00' };
  expect(nextOpening(office, new Date(at))?.date).toBe(date);
});

test('a night shift is open after midnight, also on a Saturday', () => {
  const office = { timeZone: 'UTC', opens: '22:00', closes: '06:00' };
  expect(nextOpening(office, new Date('2026-01-17T05:00:00Z'))).toBeUndefined();
  expect(nextOpening(office, new Date('2026-01-17T06:00:00Z'))?.date).toBe('2026-01-19');
});
