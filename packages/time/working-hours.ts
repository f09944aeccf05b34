import { minutesOf } from './clock.ts';
import type { OfficeHours, Span } from './shared-day.ts';
import { utcOffset } from './utc-offset.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Adds days to a date such as "2026-03-08". */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/**
 * The date in a zone at an instant, '2026-03-08'.
 *
 * @throws RangeError for an unknown zone
 */
export function dateIn(timeZone: string, at: Date): string {
  return new Date(at.getTime() + utcOffset(timeZone, at) * minute).toISOString().slice(0, 10);
}

export function isWeekend(date: string): boolean {
  return workingDate(date) !== date;
}

/** A date, or the Monday after it if it is a Saturday or a Sunday. */
export function workingDate(date: string): string {
  const weekday = new Date(date).getUTCDay();
  return addDays(date, { 6: 2, 0: 1 }[weekday] ?? 0);
}

/**
 * The instant, in epoch milliseconds, of a wall time in minutes after midnight. A time skipped by a clock change is
 * read with the offset before it, and of a repeated time the first is used, like Temporal's "compatible"
 * disambiguation.
 */
function instantOf(date: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(date) + minutes * minute;
  const before = utcOffset(timeZone, new Date(wall - day));
  const after = utcOffset(timeZone, new Date(wall + day));
  const early = wall - before * minute;
  const late = wall - after * minute;
  if (before === after || utcOffset(timeZone, new Date(early)) === before) return early;
  return utcOffset(timeZone, new Date(late)) === after ? late : early;
}

/**
 * The working day that starts on a date, in epoch milliseconds. If it closes before it opens, it ends on the next day.
 */
export function workingDayOn({ timeZone, opens, closes }: OfficeHours, date: string): Span {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return {
    start: instantOf(date, from, timeZone),
    end: instantOf(date, to > from ? to : to + 1440, timeZone),
  };
}
