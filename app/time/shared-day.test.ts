import { expect, test } from 'vitest';
import { alignDay, overlap, workingDay } from './shared-day.ts';

const winter = new Date('2026-01-15T18:00:00Z');
const sanJose = { timeZone: 'America/Costa_Rica', opens: '09:00', closes: '18:00' };

test('a working day may start on the previous one', () => {
  const tokyo = { ...sanJose, timeZone: 'Asia/Tokyo' };
  expect(workingDay(tokyo, sanJose.timeZone, winter)).toEqual({ start: -360, end: 180 });
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
