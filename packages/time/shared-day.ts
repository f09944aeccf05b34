import { minutesOf } from './clock.ts';
import { utcOffset } from './utc-offset.ts';

/** An office's working day: IANA time zone, and opening and closing time on its clock ("09:00"). */
export type OfficeHours = { timeZone: string; opens: string; closes: string };

/** A span in minutes after midnight; may start before 0 or end after 1440. */
export type Span = { start: number; end: number };

/** Converts an office's working day to another zone's clock, on the day of an instant. */
export function workingDay({ timeZone, opens, closes }: OfficeHours, clock: string, at: Date): Span {
  const shift = utcOffset(clock, at) - utcOffset(timeZone, at);
  return { start: minutesOf(opens) + shift, end: minutesOf(closes) + shift };
}

/** Moves a span by a day either way, or not at all, so that it overlaps another one most, or is closest to it. */
export function alignDay(span: Span, other: Span): Span {
  const gap = ({ start, end }: Span) => Math.max(start, other.start) - Math.min(end, other.end);
  const moved = [0, -1440, 1440].map((by) => ({ start: span.start + by, end: span.end + by }));
  const [nearest = span] = moved.toSorted((a, b) => gap(a) - gap(b));
  return nearest;
}

/** The intersection of two spans; null if it is empty. */
export function overlap(a: Span, b: Span): Span | null {
  const start = Math.max(a.start, b.start);
  const end = Math.min(a.end, b.end);
  return start < end ? { start, end } : null;
}
