import type { OfficeHours, Span } from '#app/time/shared-day.ts';
import {
  seasons,
  sharedMinutes,
  sharesWeekend,
  theirDays,
  toClockMinutes,
  type Season,
} from '#app/time/shared-hours.ts';
import { addDays, workingDate, workingDayOn } from '#app/time/working-hours.ts';

export const sides = ['delivery', 'client', 'offshore'] as const;
export type Side = (typeof sides)[number];

/** One side's days on the visitor's clock, the hours shared on the day of the plan, and over the year. */
export type SidePlan = { days: Span[]; hours: number; seasons: Season[] };

/** A plan for `date`, a day in the visitor's zone. */
export type Plan = { date: string; own: Span } & Record<Side, SidePlan>;

function sidePlan(own: OfficeHours, theirs: OfficeHours, date: string): SidePlan {
  return {
    days: theirDays(own, theirs, date),
    hours: sharedMinutes(own, theirs, date) / 60,
    seasons: seasons(own, theirs, date),
  };
}

/**
 * Returns the first date from `today` on that is a usual working day for everyone. On a Monday in Sydney it is Sunday in
 * San Francisco.
 */
function planDate(own: OfficeHours, others: Record<Side, OfficeHours>, today: string): string {
  let date = workingDate(today);
  while (sides.some((side) => sharesWeekend(own, others[side], date))) date = workingDate(addDays(date, 1));
  return date;
}

/**
 * Computes the plan for a day in the visitor's zone, or the next usual working day. Undefined if the browser does not
 * know a zone.
 */
export function planDay(
  own: OfficeHours,
  others: Record<Side, OfficeHours>,
  today: string,
): Plan | undefined {
  try {
    const date = planDate(own, others, today);
    const [day] = toClockMinutes([workingDayOn(own, date)], own.timeZone, date);
    if (!day) return undefined;
    return {
      date,
      own: day,
      delivery: sidePlan(own, others.delivery, date),
      client: sidePlan(own, others.client, date),
      offshore: sidePlan(own, others.offshore, date),
    };
  } catch {
    return undefined;
  }
}
