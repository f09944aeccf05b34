import { describe, expect, test } from 'vitest';
import { instantOf, workingDate } from './working-hours.ts';

const at = (date: string, minutes: number) =>
  new Date(instantOf(date, minutes, 'America/Los_Angeles')).toISOString();

test.each([
  ['2026-01-16', '2026-01-16'],
  ['2026-01-17', '2026-01-19'],
  ['2026-02-28', '2026-03-02'],
  ['2026-01-18', '2026-01-19'],
  ['2026-01-19', '2026-01-19'],
])('the working day of %s is %s', (date, expected) => {
  expect(workingDate(date)).toBe(expected);
});

describe('instantOf', () => {
  test('moves a skipped wall time an hour later, and uses the first of a repeated one', () => {
    expect(at('2026-03-08', 150)).toBe('2026-03-08T10:30:00.000Z');
    expect(at('2026-11-01', 90)).toBe('2026-11-01T08:30:00.000Z');
    expect(at('2026-11-01', 150)).toBe('2026-11-01T10:30:00.000Z');
  });
});
