import { minutesOf } from './clock.ts';
import type { OfficeHours, Span } from './shared-day.ts';
import { utcOffset } from './utc-offset.ts';

const minute = 60_000;
const day = 1440 * minute;

/** A calendar day ("2026-03-08"), moved by whole days. */
function moved(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** The calendar day on a zone's clock at an instant. Throws a RangeError for an unknown zone. */
export function dateIn(timeZone: string, at: Date): string {
  return new Date(at.getTime() + utcOffset(timeZone, at) * minute).toISOString().slice(0, 10);
}

/**
 * The instant, in milliseconds, at which a zone's clock shows a wall time. A time that the clock skips counts as if it
 * had not been moved yet, and one that it shows twice is the first: Temporal's "compatible" reading.
 */
export function instantOf(date: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(date) + minutes * minute;
  const before = utcOffset(timeZone, new Date(wall - day));
  const after = utcOffset(timeZone, new Date(wall + day));
  const early = wall - before * minute;
  const late = wall - after * minute;
  if (before === after || utcOffset(timeZone, new Date(early)) === before) return early;
  return utcOffset(timeZone, new Date(late)) === after ? late : early;
}

/** A working day that begins on a calendar day, as instants. One that closes before it opens ends on the next day. */
export function workedOn({ timeZone, opens, closes }: OfficeHours, date: string): Span {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return {
    start: instantOf(date, from, timeZone),
    end: instantOf(date, to > from ? to : to + 1440, timeZone),
  };
}

/** The working days of `theirs` that may meet the one of `ours` on a calendar day of ours. */
function candidates(theirs: OfficeHours, date: string): Span[] {
  return [-2, -1, 0, 1, 2].map((days) => workedOn(theirs, moved(date, days)));
}

/** What our working day of a calendar day has in common with theirs, as instants; two spans where theirs is long. */
export function sharedSpans(ours: OfficeHours, theirs: OfficeHours, date: string): Span[] {
  const own = workedOn(ours, date);
  return candidates(theirs, date)
    .map(({ start, end }) => ({ start: Math.max(own.start, start), end: Math.min(own.end, end) }))
    .filter(({ start, end }) => start < end);
}

/** How many minutes we share on a calendar day of ours. */
export function sharedMinutes(ours: OfficeHours, theirs: OfficeHours, date: string): number {
  return sharedSpans(ours, theirs, date).reduce((sum, { start, end }) => sum + (end - start) / minute, 0);
}

/** Spans of instants as minutes on a zone's clock, counted from the midnight that begins a calendar day. */
export function onClock(spans: readonly Span[], timeZone: string, date: string): Span[] {
  const minutes = (at: number) => (at - Date.parse(date)) / minute + utcOffset(timeZone, new Date(at));
  return spans.map(({ start, end }) => ({ start: minutes(start), end: minutes(end) }));
}

/** Their working days around ours, on our clock; for a picture of one day. */
export function theirDays(ours: OfficeHours, theirs: OfficeHours, date: string): Span[] {
  return onClock(candidates(theirs, date), ours.timeZone, date);
}

/** Days in a row, the last one included, on which the same time is shared. */
export type Season = { from: string; to: string; minutes: number };

/**
 * The year that begins on a calendar day, as seasons between which a clock is moved. A single day of change joins the
 * season that follows it.
 */
export function seasons(ours: OfficeHours, theirs: OfficeHours, date: string): Season[] {
  const found: Season[] = [];
  const offsetsOn = (index: number) => {
    const noon = new Date(Date.parse(date) + (index + 0.5) * day);
    return `${utcOffset(ours.timeZone, noon)} ${utcOffset(theirs.timeZone, noon)}`;
  };
  let offsets = '';
  for (let index = 0; index < 365; index++) {
    const last = found.at(-1);
    // To ask a zone for its offset is slow. No clock is moved there and back within a week.
    if (last && index + 6 < 365 && offsetsOn(index + 6) === offsets) {
      index += 6;
      last.to = moved(date, index);
      continue;
    }
    const today = moved(date, index);
    const now = offsetsOn(index);
    if (last && now === offsets) last.to = today;
    else found.push({ from: today, to: today, minutes: Number.NaN });
    offsets = now;
  }
  const settled = found.map((season) => ({
    ...season,
    minutes: sharedMinutes(ours, theirs, middleOf(season)),
  }));
  return joined(settled);
}

function middleOf({ from, to }: Season): string {
  return moved(from, Math.floor((Date.parse(to) - Date.parse(from)) / day / 2));
}

/** Neighbours that share the same time are one season: both clocks were moved, or neither matters. */
function joined(all: readonly Season[]): Season[] {
  const result: Season[] = [];
  for (const season of all) {
    const last = result.at(-1);
    if (last?.minutes === season.minutes) last.to = season.to;
    else result.push({ ...season });
  }
  return result;
}
