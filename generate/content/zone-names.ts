/** What the offices' clocks are called for short. Only the build runs this file: the browser needs no formatter. */
import type { ZoneNames } from '#app/time/clock.ts';
import { utcOffset } from '#app/time/utc-offset.ts';

// Where clocks are moved, they show another time on one of these days than on the other.
const days = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];

/** A zone's short name at an instant in a language, as in "CST" or "GMT-6". */
function shortName(timeZone: string, at: Date, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The names of the clocks of some zones (IANA) in a language. */
export function zoneNames(zones: readonly string[], locale: string): ZoneNames {
  return Object.fromEntries(
    zones.map((zone) => [
      zone,
      Object.fromEntries(days.map((at) => [utcOffset(zone, at), shortName(zone, at, locale)])),
    ]),
  );
}
