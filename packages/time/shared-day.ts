import {
  addDays,
  nearestDay,
  overlap,
  toClockMinutes,
  workingDayOn,
  type OfficeHours,
  type Span,
} from './working-hours.ts';

/** Dates on which winter and summer time apply everywhere north of the equator. */
export const seasonDates = { winter: '2026-01-15', summer: '2026-07-15' } as const;

/**
 * The working days of two offices around a date, in minutes on our clock, as if nobody had a weekend; and what they share,
 * which may be nothing, at the end of our day.
 */
export function sharedDay(ours: OfficeHours, theirs: OfficeHours, date: string) {
  const onOurClock = (span: Span) => toClockMinutes(span, ours.timeZone, date);
  const day = onOurClock(workingDayOn(ours, date));
  const days = [0, -1, 1].map((by) => onOurClock(workingDayOn(theirs, addDays(date, by))));
  const nearest = nearestDay(days, day);
  return { ours: day, theirs: nearest, shared: overlap(day, nearest) ?? { start: day.end, end: day.end } };
}
