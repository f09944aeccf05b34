import { once } from '#packages/site/once.ts';

// Creating a formatter is slow, and a year of days needs hundreds of offsets.
const formatOf = once(
  (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

/** Fallback without Temporal: parses the zone's formatted name, "GMT-06:00". */
function formattedOffset(timeZone: string, at: Date): number {
  // UTC is "GMT" alone.
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(formatOf(timeZone).format(at)) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}

/** In minutes. By Temporal if there is one: the first Intl formatter takes 50 ms on a phone. RangeError for an unknown zone. */
export function utcOffset(timeZone: string, at: Date): number {
  if (!globalThis.Temporal) return formattedOffset(timeZone, at);
  // Unlike Instant.toZonedDateTimeISO(), the constructor rejects a date-time string that contains a zone.
  const there = new Temporal.ZonedDateTime(BigInt(at.getTime()) * 1_000_000n, timeZone);
  return Math.trunc(there.offsetNanoseconds / 60e9);
}

// What systems without a zone report: the names of CLDR (UTS 35, "Time Zone Identifiers") and of the tz database. Some
// browsers take them for UTC.
const noZone = /^(?:Etc\/Unknown|Factory)$/i;

/** Whether the browser knows a zone; false without time zone data. */
export function knowsZone(zone: string): boolean {
  if (noZone.test(zone)) return false;
  try {
    utcOffset(zone, new Date(0));
    return true;
  } catch {
    return false;
  }
}
