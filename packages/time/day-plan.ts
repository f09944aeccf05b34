import { formatTime, type ClockWords } from './clock.ts';
import { utcOffset } from './utc-offset.ts';
import {
  addDays,
  isWeekend,
  nearestDay,
  overlap,
  toClockMinutes,
  workingDate,
  workingDayOn,
  type OfficeHours,
  type Span,
} from './working-hours.ts';

const minute = 60_000;
const day = 1440 * minute;
const year = 365;

/** The dates on which a working day of another zone can start that overlaps ours on a date. */
function datesAround(date: string): string[] {
  return [-2, -1, 0, 1, 2].map((days) => addDays(date, days));
}

/** Of our day on a date with their days on `dates`, as if nobody had a weekend: two, if their day is long. */
function overlaps(ours: OfficeHours, theirs: OfficeHours, date: string, dates: readonly string[]): Span[] {
  const day = workingDayOn(ours, date);
  return dates.flatMap((each) => overlap(day, workingDayOn(theirs, each)) ?? []);
}

/** Whether our working day on a date overlaps their usual hours on a Saturday or a Sunday, when they are off. */
function sharesWeekend(ours: OfficeHours, theirs: OfficeHours, date: string): boolean {
  return overlaps(ours, theirs, date, datesAround(date).filter(isWeekend)).length > 0;
}

/** How many minutes our working day on a date overlaps theirs, as if nobody had a weekend. */
export function sharedMinutes(ours: OfficeHours, theirs: OfficeHours, date: string): number {
  const shared = overlaps(ours, theirs, date, datesAround(date));
  return shared.reduce((sum, { start, end }) => sum + (end - start) / minute, 0);
}

/** Their working days, from Monday to Friday, around ours on a date, in minutes on our clock. */
function theirDays(ours: OfficeHours, theirs: OfficeHours, date: string): Span[] {
  return datesAround(date)
    .filter((each) => !isWeekend(each))
    .map((each) => toClockMinutes(workingDayOn(theirs, each), ours.timeZone, date));
}

/** Consecutive days, `to` included, with the same overlap in minutes. */
type Season = { from: string; to: string; minutes: number };

/** The days of the year after a date, counted from it, on which a clock has changed, and the first. */
function changesAfter(date: string, zones: readonly string[]): number[] {
  const offsetsOn = (index: number) => {
    const noon = new Date(Date.parse(date) + (index + 0.5) * day);
    return zones.map((zone) => utcOffset(zone, noon)).join(' ');
  };
  const changes = [0];
  let offsets = offsetsOn(0);
  for (let index = 1; index < year; index++) {
    // Looking up an offset is slow, so skip ahead: clocks never change twice within a week.
    if (offsetsOn(index + 6) === offsets) index += 6;
    else if (offsetsOn(index) !== offsets) {
      changes.push(index);
      offsets = offsetsOn(index);
    }
  }
  return changes;
}

/** The seasons between clock changes in a year; one, if both clocks change together. A single transition day joins the season after it. */
function seasons(ours: OfficeHours, theirs: OfficeHours, date: string): Season[] {
  const starts = changesAfter(date, [ours.timeZone, theirs.timeZone]);
  const found: Season[] = [];
  for (const [number, start] of starts.entries()) {
    const end = (starts[number + 1] ?? year) - 1;
    const to = addDays(date, end);
    const minutes = sharedMinutes(ours, theirs, addDays(date, Math.ceil((start + end) / 2)));
    const last = found.at(-1);
    if (last?.minutes === minutes) last.to = to;
    else found.push({ from: addDays(date, start), to, minutes });
  }
  return found;
}

/** A team, its days on the visitor's clock, the hours shared on the day of the plan, and over the year. */
export type TeamPlan<Team> = Team & { days: Span[]; hours: number; seasons: Season[] };

/** A plan for `date`, a day in the visitor's zone. */
export type DayPlan<Team> = { date: string; yours: Span; teams: TeamPlan<Team>[] };

/** A team's hours on the visitor's clock, on the working day that is nearest to the visitor's. */
export function clockHours(
  { yours }: { yours: Span },
  { days }: { days: readonly Span[] },
  clock: ClockWords,
) {
  const { start, end } = nearestDay(days, yours);
  return { opens: formatTime(start, clock), closes: formatTime(end, clock) };
}

/** The first usual working day for everyone. On a Monday in Sydney it is Sunday in San Francisco. */
function planDate(yours: OfficeHours, teams: readonly OfficeHours[], today: string): string {
  let date = workingDate(today);
  while (teams.some((team) => sharesWeekend(yours, team, date))) date = workingDate(addDays(date, 1));
  return date;
}

/** For a day in the visitor's zone, or the next working day. Undefined if the browser does not know a zone. */
export function planDay<Team extends OfficeHours>(
  yours: OfficeHours,
  teams: readonly Team[],
  today: string,
): DayPlan<Team> | undefined {
  try {
    const date = planDate(yours, teams, today);
    return {
      date,
      yours: toClockMinutes(workingDayOn(yours, date), yours.timeZone, date),
      teams: teams.map((team) => ({
        ...team,
        days: theirDays(yours, team, date),
        hours: sharedMinutes(yours, team, date) / 60,
        seasons: seasons(yours, team, date),
      })),
    };
  } catch {
    return undefined;
  }
}
