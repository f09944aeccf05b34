import { minutesOf } from './clock.ts';
import { knowsZone, utcOffset } from './utc-offset.ts';

/** An office's working day: IANA time zone, and opening and closing time on its clock ("09:00"). */
export type OfficeHours = { timeZone: string; opens: string; closes: string };

/** In epoch milliseconds; or in minutes after the midnight that starts a date, which may lie before 0 or after 1440. */
export type Span = { start: number; end: number };

const minute = 60_000;
const day = 1440 * minute;

/** @example addDays('2026-02-28', 1) // '2026-03-01' */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** As in '2026-03-08'. Throws for an unknown zone. */
export function dateIn(timeZone: string, at: Date): string {
  return new Date(at.getTime() + utcOffset(timeZone, at) * minute).toISOString().slice(0, 10);
}

/** Like `dateIn`, but in UTC if the browser does not know the zone. */
export function visitorDate(timeZone: string, at: Date): string {
  return dateIn(knowsZone(timeZone) ? timeZone : 'UTC', at);
}

export function isWeekend(date: string): boolean {
  return workingDate(date) !== date;
}

/** A date, or the Monday after it if it is a Saturday or a Sunday. */
export function workingDate(date: string): string {
  const weekday = new Date(date).getUTCDay();
  return addDays(date, { 6: 2, 0: 1 }[weekday] ?? 0);
}

/** In epoch ms. A time that a clock change skips has the offset before it, a repeated one is the first, as in Temporal. */
function instantOf(date: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(date) + minutes * minute;
  const before = utcOffset(timeZone, new Date(wall - day));
  const after = utcOffset(timeZone, new Date(wall + day));
  const early = wall - before * minute;
  const late = wall - after * minute;
  if (before === after || utcOffset(timeZone, new Date(early)) === before) return early;
  return utcOffset(timeZone, new Date(late)) === after ? late : early;
}

/** In epoch milliseconds. If it closes before it opens, it ends on the next day. */
export function workingDayOn({ timeZone, opens, closes }: OfficeHours, date: string): Span {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return {
    start: instantOf(date, from, timeZone),
    end: instantOf(date, to > from ? to : to + 1440, timeZone),
  };
}

/** On its own clock; undefined while it is open. Knows weekends, but no public holidays. */
export function nextOpening(office: OfficeHours, at: Date): { date: string; start: number } | undefined {
  const now = at.getTime();
  const today = dateIn(office.timeZone, at);
  // From yesterday, whose working day may end today, to the first day after a weekend.
  const days = [-1, 0, 1, 2, 3]
    .map((by) => addDays(today, by))
    .filter((date) => !isWeekend(date))
    .map((date) => ({ date, ...workingDayOn(office, date) }));
  return days.some(({ start, end }) => start <= now && now < end)
    ? undefined
    : days.find(({ start }) => start > now);
}

/** Converts a span of epoch milliseconds to minutes after the midnight that starts a date in a zone. */
export function toClockMinutes({ start, end }: Span, timeZone: string, date: string): Span {
  const minutes = (at: number) => (at - Date.parse(date)) / minute + utcOffset(timeZone, new Date(at));
  return { start: minutes(start), end: minutes(end) };
}

export function overlap(a: Span, b: Span): Span | undefined {
  const start = Math.max(a.start, b.start);
  const end = Math.min(a.end, b.end);
  return start < end ? { start, end } : undefined;
}

/** The day that overlaps ours most, or is closest to it. */
export function nearestDay(days: readonly Span[], ours: Span): Span {
  const gap = ({ start, end }: Span) => Math.max(start, ours.start) - Math.min(end, ours.end);
  return days.toSorted((a, b) => gap(a) - gap(b))[0] ?? ours;
}
