import { describe, expect, test } from 'vitest';
import { alignDay, overlap, workingDay } from './shared-day.ts';

const winter = new Date('2026-01-15T18:00:00Z');
const summer = new Date('2026-07-15T18:00:00Z');
const sanFrancisco = { timeZone: 'America/Los_Angeles', opens: '09:00', closes: '18:00' };
const sanJose = { timeZone: 'America/Costa_Rica', opens: '09:00', closes: '18:00' };

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

  test('may start on the previous day', () => {
    const tokyo = { ...sanJose, timeZone: 'Asia/Tokyo' };
    expect(workingDay(tokyo, sanJose.timeZone, winter)).toEqual({ start: -360, end: 180 });
  });
});

test('spans that only touch have no overlap', () => {
  expect(overlap({ start: 0, end: 60 }, { start: 60, end: 120 })).toBeNull();
});

test('alignDay picks the nearest day', () => {
  const day = { start: 540, end: 1080 };
  expect(alignDay({ start: 480, end: 1020 }, day)).toEqual({ start: 480, end: 1020 });
  expect(alignDay({ start: 1500, end: 2040 }, day)).toEqual({ start: 60, end: 600 });
  expect(alignDay({ start: -480, end: 60 }, day)).toEqual({ start: 960, end: 1500 });
});
