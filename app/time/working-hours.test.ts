import { describe, expect, test } from 'vitest';
import { minutesOf } from './clock.ts';
import { afterWorkingHours, instantOf, isOpen, workingDate } from './working-hours.ts';

const sanFrancisco = { timeZone: 'America/Los_Angeles', opens: '09:00', closes: '18:00' };
const wall = (date: string, time: string) =>
  new Date(instantOf(date, minutesOf(time), sanFrancisco.timeZone));
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

describe('isOpen', () => {
  test.each([
    ['on a Thursday', '2026-01-15', '09:00', true],
    ['to the last minute', '2026-01-15', '17:59', true],
    ['not from closing time on', '2026-01-15', '18:00', false],
    ['not before opening time', '2026-01-15', '08:59', false],
    ['not on a Saturday', '2026-01-17', '12:00', false],
    ['not on a Sunday', '2026-01-18', '12:00', false],
  ])('%s', (_, date, time, expected) => {
    expect(isOpen(sanFrancisco, wall(date, time))).toBe(expected);
  });
});

describe('afterWorkingHours', () => {
  test.each([
    ['within a day', '2026-01-15 10:00', 2, '2026-01-15 12:00'],
    ['to closing time', '2026-01-15 08:00', 9, '2026-01-15 18:00'],
    ['into the next day', '2026-01-15 10:00', 9, '2026-01-16 10:00'],
    ['over a weekend', '2026-01-16 17:30', 9, '2026-01-19 17:30'],
    ['from a Saturday', '2026-01-17 11:00', 9, '2026-01-19 18:00'],
    ['from the evening before', '2026-01-14 22:00', 3, '2026-01-15 12:00'],
    ['over a change of clocks', '2026-03-06 17:00', 2, '2026-03-09 10:00'],
    ['over several days', '2026-01-12 09:00', 27, '2026-01-14 18:00'],
  ])('%s', (_, from, hours, until) => {
    const [date = '', time = ''] = from.split(' ');
    const [lastDate = '', lastTime = ''] = until.split(' ');
    expect(afterWorkingHours(sanFrancisco, hours, wall(date, time))).toEqual(wall(lastDate, lastTime));
  });
});
