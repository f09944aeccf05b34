import { expect, test } from 'vitest';
import { workingDayOn } from './working-hours.ts';

// Clocks are changed at two.
test.each([
  ['2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
  ['2026-11-01', '01:30', '2026-11-01T08:30:00.000Z'],
  ['2026-11-01', '02:30', '2026-11-01T10:30:00.000Z'],
])('a day that starts on %s at %s does at %s', (date, opens, at) => {
  const { start } = workingDayOn({ timeZone: 'America/Los_Angeles', opens, closes: '12:00' }, date);
  expect(new Date(start).toISOString()).toBe(at);
});
