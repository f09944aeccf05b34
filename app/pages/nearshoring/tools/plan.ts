import type { OfficeHours, Span } from '#app/time/shared-day.ts';
import { seasons, sharedMinutes, theirDays, toClockMinutes, type Season } from '#app/time/shared-hours.ts';
import { workingDayOn } from '#app/time/working-hours.ts';

export const sides = ['delivery', 'client', 'offshore'] as const;
export type Side = (typeof sides)[number];

/** One side's days on the visitor's clock, the hours shared today, and over the year. */
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

/** Computes the plan for a day in the visitor's zone. Undefined if the browser does not know a zone. */
export function planDay(own: OfficeHours, others: Record<Side, OfficeHours>, date: string): Plan | undefined {
  try {
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
