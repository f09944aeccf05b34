import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';
import { minutesInto, overlap, utcOffset, workingDay } from './shared-day.ts';

const winter = new Date('2026-01-15T18:00:00Z');
const summer = new Date('2026-07-15T18:00:00Z');
const sanFrancisco = { timeZone: 'America/Los_Angeles', opens: '09:00', closes: '18:00' };
const sanJose = { timeZone: 'America/Costa_Rica', opens: '09:00', closes: '18:00' };

describe('utcOffset, in minutes', () => {
  test.each([
    ['America/Costa_Rica', winter, -360],
    ['America/Costa_Rica', summer, -360],
    ['America/Los_Angeles', winter, -480],
    ['America/Los_Angeles', summer, -420],
    ['Europe/London', winter, 0],
    ['Asia/Kolkata', winter, 330],
    ['America/St_Johns', winter, -210],
    ['Asia/Kathmandu', winter, 345],
  ])('%s at %s', (timeZone, at, offset) => {
    expect(utcOffset(timeZone, at)).toBe(offset);
  });

  test('changes at the very minute of the clock change', () => {
    expect(utcOffset('America/Los_Angeles', new Date('2026-03-08T09:59:59Z'))).toBe(-480);
    expect(utcOffset('America/Los_Angeles', new Date('2026-03-08T10:00:00Z'))).toBe(-420);
  });

  test('refuses a zone that does not exist', () => {
    expect(() => utcOffset('America/San_Jose', winter)).toThrow(RangeError);
  });
});

describe('the working day on the clock of San José', () => {
  test.each([
    ['winter', winter, { start: 660, end: 1200 }, 7],
    ['summer', summer, { start: 600, end: 1140 }, 8],
  ])('%s', (_, at, expected, hours) => {
    const own = workingDay(sanJose, sanJose.timeZone, at);
    const other = workingDay(sanFrancisco, sanJose.timeZone, at);
    const shared = overlap(own, other);
    expect(own).toEqual({ start: 540, end: 1080 });
    expect(other).toEqual(expected);
    expect(shared && (shared.end - shared.start) / 60).toBe(hours);
  });

  test('may begin on the day before', () => {
    const tokyo = { ...sanJose, timeZone: 'Asia/Tokyo' };
    expect(workingDay(tokyo, sanJose.timeZone, winter)).toEqual({ start: -360, end: 180 });
  });
});

describe('overlap', () => {
  const span = fc
    .tuple(fc.integer(), fc.nat({ max: 2000 }))
    .map(([start, length]) => ({ start, end: start + length }));

  test('of spans that only touch is none', () => {
    expect(overlap({ start: 0, end: 60 }, { start: 60, end: 120 })).toBeNull();
  });

  test('is symmetric, and every minute of it is in both', () => {
    fc.assert(
      fc.property(span, span, fc.nat({ max: 2000 }), (a, b, offset) => {
        const both = overlap(a, b);
        expect(both).toEqual(overlap(b, a));
        const minute = a.start + offset;
        const isIn = (part: typeof a | null) => part !== null && minute >= part.start && minute < part.end;
        expect(isIn(both)).toBe(isIn(a) && isIn(b));
      }),
    );
  });
});

test.each([
  ['2026-01-15T06:00:00Z', 0],
  ['2026-01-15T05:59:00Z', 1439],
  ['2026-01-15T18:30:59Z', 750],
])('minutes after midnight in San José at %s', (at, minutes) => {
  expect(minutesInto('America/Costa_Rica', new Date(at))).toBe(minutes);
});

test('the time of day has 24 hours and the name of its zone', () => {
  expect(clockTime('America/Costa_Rica', new Date('2026-01-15T06:05:00Z'), 'en')).toBe('00:05 CST');
  expect(clockTime('America/Los_Angeles', summer, 'en')).toBe('11:00 PDT');
  expect(clockTime('Mars/Olympus', summer, 'en')).toBeUndefined();
});
