import { expect, test } from 'vitest';
import { workingDate, workingDayOn } from './working-hours.ts';

test.each([
  ['2026-01-16', '2026-01-16'],
  ['2026-01-17', '2026-01-19'],
  ['2026-02-28', '2026-03-02'],
  ['2026-01-18', '2026-01-19'],
  ['2026-01-19', '2026-01-19'],
])('the working day of %s is %s', (date, expected) => {
  expect(workingDate(date)).toBe(expected);
});

// Clocks are changed at two.
test.each([
  ['2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
  ['2026-11-01', '01:30', '2026-11-01T08:30:00.000Z'],
  ['2026-11-01', '02:30', '2026-11-01T10:30:00.000Z'],
])(
  'a day that starts on %s at %s starts an hour later if that is skipped, and once if it is twice',
  (date, opens, at) => {
    const { start } = workingDayOn({ timeZone: 'America/Los_Angeles', opens, closes: '12:00' }, date);
    expect(new Date(start).toISOString()).toBe(at);
  },
);
