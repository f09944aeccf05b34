/** An office's working day: IANA time zone, and its opening and closing time on that zone's clock ("09:00"). */
export type OfficeHours = { timeZone: string; opens: string; closes: string };

/** A span of minutes after midnight on some clock; it may begin before 0 or end after 1440. */
export type Span = { start: number; end: number };

const minutesInHour = 60;

// A formatter costs far more than a format; a year of days asks for hundreds.
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, format);
  return format;
}

/**
 * How many minutes a zone's clock is ahead of UTC at an instant.
 *
 * @throws RangeError for a zone that the platform does not know
 */
export function utcOffset(timeZone: string, at: Date): number {
  const parts = offsetFormat(timeZone).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const size = Number(hours ?? 0) * minutesInHour + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
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

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * minutesInHour + (minutes ?? 0);
}

/** An office's working day on the clock of another zone, on the day of an instant. */
export function workingDay({ timeZone, opens, closes }: OfficeHours, clock: string, at: Date): Span {
  const shift = utcOffset(clock, at) - utcOffset(timeZone, at);
  return { start: minutesOf(opens) + shift, end: minutesOf(closes) + shift };
}

/** What two spans have in common; null where they do not meet. */
export function overlap(a: Span, b: Span): Span | null {
  const start = Math.max(a.start, b.start);
  const end = Math.min(a.end, b.end);
  return start < end ? { start, end } : null;
}

/** Minutes after midnight on a zone's clock. */
export function minutesInto(timeZone: string, at: Date): number {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return minutesOf(clock.format(at));
}
