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
export type Plan = { date: string; yours: Span } & Record<Side, SidePlan>;

function sidePlan(yours: OfficeHours, theirs: OfficeHours, date: string): SidePlan {
  return {
    days: theirDays(yours, theirs, date),
    hours: sharedMinutes(yours, theirs, date) / 60,
    seasons: seasons(yours, theirs, date),
  };
}

/**
 * The first date from `today` on that is a usual working day for everyone. On a Monday in Sydney it is Sunday in San
 * Francisco.
 */
function planDate(yours: OfficeHours, others: Record<Side, OfficeHours>, today: string): string {
  let date = workingDate(today);
  while (sides.some((side) => sharesWeekend(yours, others[side], date))) date = workingDate(addDays(date, 1));
  return date;
}

/**
 * Computes the plan for a day in the visitor's zone, or the next usual working day. Undefined if the browser does not
 * know a zone.
 */
export function planDay(
  yours: OfficeHours,
  others: Record<Side, OfficeHours>,
  today: string,
): Plan | undefined {
  try {
    const date = planDate(yours, others, today);
    const [day] = toClockMinutes([workingDayOn(yours, date)], yours.timeZone, date);
    if (!day) return undefined;
    return {
      date,
      yours: day,
      delivery: sidePlan(yours, others.delivery, date),
      client: sidePlan(yours, others.client, date),
      offshore: sidePlan(yours, others.offshore, date),
    };
  } catch {
    return undefined;
  }
}
