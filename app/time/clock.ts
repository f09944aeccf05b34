import { utcOffset } from './utc-offset.ts';

/** What clocks are called for short, by zone and by minutes ahead of UTC: PST at -480 and PDT at -420 in Los Angeles. */
export type ZoneNames = Readonly<Record<string, Readonly<Record<number, string>>>>;

const day = 1440;

function inDay(minutes: number): number {
  return ((minutes % day) + day) % day;
}

/** Minutes after midnight on a zone's clock. Throws a RangeError for an unknown zone. */
export function minutesInto(timeZone: string, at: Date): number {
  return inDay(Math.floor(at.getTime() / 60_000) + utcOffset(timeZone, at));
}

/** The minutes from midnight to a time such as "09:30". */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Minutes after midnight as a time of day, as in "09:30"; also where they lie before or after the day. */
export function timeOfDay(minutes: number): string {
  const time = inDay(minutes);
  return [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * A time of day on a zone's clock with the clock's short name where there is one, as in "15:30 CST"; undefined where
 * the browser lacks the data.
 */
export function clockTime(timeZone: string, at: Date, names: ZoneNames): string | undefined {
  try {
    const name = names[timeZone]?.[utcOffset(timeZone, at)];
    return [timeOfDay(minutesInto(timeZone, at)), name].filter(Boolean).join(' ');
  } catch {
    return undefined;
  }
}
