import { utcOffset } from './utc-offset.ts';

/** Short names of time zones, by zone and UTC offset in minutes: PST at -480 and PDT at -420 in Los Angeles. */
export type ZoneNames = Readonly<Record<string, Readonly<Record<number, string>>>>;

const day = 1440;

function wrapToDay(minutes: number): number {
  return ((minutes % day) + day) % day;
}

/** Returns the minutes after midnight on a zone's clock. Throws a RangeError for an unknown zone. */
export function minutesAfterMidnight(timeZone: string, at: Date): number {
  return wrapToDay(Math.floor(at.getTime() / 60_000) + utcOffset(timeZone, at));
}

/** Converts a time such as "09:30" to minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Formats minutes after midnight as "09:30". Minutes before or after the day wrap around. */
export function timeOfDay(minutes: number): string {
  const time = wrapToDay(minutes);
  return [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Formats the time on a zone's clock with the zone's short name, if there is one: "15:30 CST". Undefined if the
 * browser does not know the zone.
 */
export function clockTime(timeZone: string, at: Date, names: ZoneNames): string | undefined {
  try {
    const name = names[timeZone]?.[utcOffset(timeZone, at)];
    return [timeOfDay(minutesAfterMidnight(timeZone, at)), name].filter(Boolean).join(' ');
  } catch {
    return undefined;
  }
}
