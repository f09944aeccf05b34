import type { OfficeHours, Span } from '#app/time/shared-day.ts';
import { onClock, seasons, sharedMinutes, theirDays, workedOn, type Season } from '#app/time/shared-hours.ts';

export const sides = ['delivery', 'client', 'offshore'] as const;
export type Side = (typeof sides)[number];

/** What one side shares with the visitor: their days on the visitor's clock, the hours today, and over the year. */
export type SidePlan = { days: Span[]; hours: number; seasons: Season[] };

/** Everything that the planner shows, on the visitor's calendar day `date`. */
export type Plan = { date: string; own: Span } & Record<Side, SidePlan>;

function sidePlan(own: OfficeHours, theirs: OfficeHours, date: string): SidePlan {
  return {
    days: theirDays(own, theirs, date),
    hours: sharedMinutes(own, theirs, date) / 60,
    seasons: seasons(own, theirs, date),
  };
}

/** Plans a calendar day of the visitor's. Undefined where the browser lacks the data of a zone. */
export function planDay(own: OfficeHours, others: Record<Side, OfficeHours>, date: string): Plan | undefined {
  try {
    const [day] = onClock([workedOn(own, date)], own.timeZone, date);
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
