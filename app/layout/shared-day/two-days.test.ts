import { expect, test } from 'vitest';
import { axisShare } from '#app/ui/day-chart/day-axis.ts';
import { padding } from './chart-room.ts';
import { seasonDates } from '#packages/time/shared-day.ts';
import { axisOf, daysOn, onAxis, shareOf } from './two-days.ts';

const office = (timeZone: string, opens: string, closes: string) => ({ timeZone, opens, closes });
const costa = 'America/Costa_Rica';
const pacific = 'America/Los_Angeles';

test.each([
  ['five and a half hours', office(costa, '07:00', '16:00'), office(pacific, '08:30', '17:30'), 5.5],
  ['half an hour', office(costa, '06:00', '11:00'), office(pacific, '08:30', '17:00'), 0.5],
  ['all of the day', office(costa, '09:00', '18:00'), office(costa, '09:00', '18:00'), 9],
  ['four hours', office(costa, '09:00', '18:00'), office('Asia/Tokyo', '05:00', '14:00'), 4],
  ['five hours', office('Asia/Tokyo', '09:00', '18:00'), office(costa, '18:00', '23:00'), 5],
  ['nothing', office('Asia/Kathmandu', '09:15', '18:15'), office(pacific, '08:00', '16:00'), 0],
])('%s: the days, their overlap and the axis', (_, delivery, client, hours) => {
  const inWinter = daysOn(seasonDates.winter, { delivery, client });
  const inSummer = daysOn(seasonDates.summer, { delivery, client });
  expect((inWinter.shared.end - inWinter.shared.start) / 60).toBe(hours);
  const axis = axisOf([inWinter, inSummer]);
  for (const day of [inWinter.delivery, inWinter.client, inSummer.delivery, inSummer.client]) {
    // Stylesheets cut off what is outside on a phone.
    expect(axisShare(axis, day.start)).toBeGreaterThanOrEqual(padding.before - 1e-9);
    expect(axisShare(axis, day.end)).toBeLessThanOrEqual(1 - padding.after + 1e-9);
  }
  expect(shareOf(axis, inWinter.shared)).toBeLessThanOrEqual(shareOf(axis, inWinter.delivery));
});

test('finds the current time on an axis that begins on the day before', () => {
  const axis = { first: -6, last: 10 };
  expect(onAxis(axis, 23 * 60)).toBe(-60);
  expect(onAxis(axis, 9 * 60)).toBe(540);
  expect(onAxis(axis, 12 * 60)).toBeUndefined();
});
