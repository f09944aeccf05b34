/** Short names of the offices' time zones, generated so that browsers need no formatter. Runs at build time only. */
import type { ZoneNames } from '#app/time/clock.ts';
import { utcOffset } from '#app/time/utc-offset.ts';

// Zones with daylight saving time have different offsets on these two days.
const days = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];

/** Returns the short name of a zone at an instant, such as "CST" or "GMT-6". */
function shortName(timeZone: string, at: Date, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Returns the short names of IANA zones in a language, by zone and UTC offset in minutes. */
export function zoneNames(zones: readonly string[], locale: string): ZoneNames {
  return Object.fromEntries(
    zones.map((zone) => [
      zone,
      Object.fromEntries(days.map((at) => [utcOffset(zone, at), shortName(zone, at, locale)])),
    ]),
  );
}
