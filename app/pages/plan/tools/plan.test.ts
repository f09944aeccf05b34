import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isWeekend, workingDayOn } from '#app/time/working-hours.ts';
import { planDay, sides } from './plan.ts';

const office = { opens: '09:00', closes: '18:00' };
const others = {
  delivery: { ...office, timeZone: 'America/Costa_Rica' },
  client: { ...office, timeZone: 'America/Los_Angeles' },
  offshore: { ...office, timeZone: 'Asia/Kolkata' },
};
const own = { opens: '09:00', closes: '17:00' };

describe('planDay', () => {
  test('plans today if it is a working day on every clock', () => {
    const plan = planDay({ ...own, timeZone: 'Australia/Sydney' }, others, '2026-01-20');
    expect(plan?.date).toBe('2026-01-20');
    expect(plan?.client.hours).toBe(4);
  });

  test.each([
    ['a weekend', 'America/New_York', '2026-01-17', '2026-01-19'],
    ['a Monday in Sydney, which is Sunday in San Francisco', 'Australia/Sydney', '2026-01-19', '2026-01-20'],
  ])('instead of %s, plans the next working day', (_, timeZone, today, date) => {
    expect(planDay({ ...own, timeZone }, others, today)?.date).toBe(date);
  });

  test('never counts anyone’s weekend', () => {
    const zones = fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'Europe/Berlin');
    const times = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
    const days = fc.integer({ min: 0, max: 365 }).map((count) => addDays('2026-01-01', count));
    fc.assert(
      fc.property(zones, zones, times, times, days, (timeZone, offshore, opens, closes, today) => {
        fc.pre(opens !== closes);
        const ours = { timeZone, opens, closes };
        const theirs = { ...others, offshore: { ...office, timeZone: offshore } };
        const date = planDay(ours, theirs, today)?.date ?? '';
        const day = workingDayOn(ours, date);
        const weekends = [-2, -1, 0, 1, 2].map((count) => addDays(date, count)).filter(isWeekend);
        const shared = sides
          .flatMap((side) => weekends.map((each) => workingDayOn(theirs[side], each)))
          .filter(({ start, end }) => start < day.end && end > day.start);
        expect(shared).toEqual([]);
      }),
    );
  });
});
