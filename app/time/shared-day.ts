import { minutesOf } from './clock.ts';
import { utcOffset } from './utc-offset.ts';

/** An office's working day: IANA time zone, and its opening and closing time on that zone's clock ("09:00"). */
export type OfficeHours = { timeZone: string; opens: string; closes: string };

/** A span of minutes after midnight on some clock; it may begin before 0 or end after 1440. */
export type Span = { start: number; end: number };

/** An office's working day on the clock of another zone, on the day of an instant. */
export function workingDay({ timeZone, opens, closes }: OfficeHours, clock: string, at: Date): Span {
  const shift = utcOffset(clock, at) - utcOffset(timeZone, at);
  return { start: minutesOf(opens) + shift, end: minutesOf(closes) + shift };
}

/** A span as it is a day earlier, the same day or a day later: whichever has the most in common with another one. */
export function besideDay(span: Span, other: Span): Span {
  const gap = ({ start, end }: Span) => Math.max(start, other.start) - Math.min(end, other.end);
  const moved = [0, -1440, 1440].map((by) => ({ start: span.start + by, end: span.end + by }));
  const [nearest = span] = moved.toSorted((a, b) => gap(a) - gap(b));
  return nearest;
}

/** What two spans have in common; null where they do not meet. */
export function overlap(a: Span, b: Span): Span | null {
  const start = Math.max(a.start, b.start);
  const end = Math.min(a.end, b.end);
  return start < end ? { start, end } : null;
}
