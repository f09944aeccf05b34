// A formatter costs far more than a format; a year of days asks for hundreds.
const formats = new Map<string, Intl.DateTimeFormat>();

/** The same without Temporal, from the zone's name as in "GMT-06:00". */
function formattedOffset(timeZone: string, at: Date): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}

/**
 * How many minutes a zone's clock is ahead of UTC at an instant. From Temporal where there is one: a page's first
 * formatter takes a phone fifty milliseconds to make.
 *
 * @throws RangeError for a zone that the platform does not know
 */
export function utcOffset(timeZone: string, at: Date): number {
  if (!globalThis.Temporal) return formattedOffset(timeZone, at);
  // The constructor takes the name of a zone only; what converts to a zone also takes a date that names one.
  const there = new Temporal.ZonedDateTime(BigInt(at.getTime()) * 1_000_000n, timeZone);
  return Math.trunc(there.offsetNanoseconds / 60e9);
}

/** Says whether this browser can compute with a zone; false also where it has no time zone data at all. */
export function knowsZone(zone: string): boolean {
  try {
    utcOffset(zone, new Date(0));
    return true;
  } catch {
    return false;
  }
}
