import { utcOffset } from './utc-offset.ts';
import {
  addDays,
  isWeekend,
  overlap,
  toClockMinutes,
  workingDate,
  workingDayOn,
  type OfficeHours,
  type Span,
} from './working-hours.ts';

const minute = 60_000;
const day = 1440 * minute;

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
export function theirDays(ours: OfficeHours, theirs: OfficeHours, date: string): Span[] {
  const days = datesAround(date)
    .filter((each) => !isWeekend(each))
    .map((each) => workingDayOn(theirs, each));
  return toClockMinutes(days, ours.timeZone, date);
}

/** The fewest and the most hours shared on a day of the year that begins on a date. */
function hoursOverYear(ours: OfficeHours, theirs: OfficeHours, date: string): [fewest: number, most: number] {
  // Wednesdays: most clocks change on or beside a Sunday, and no two changes are in one week.
  const first = (10 - new Date(date).getUTCDay()) % 7;
  const dates = Array.from({ length: 52 }, (_, week) => addDays(date, first + week * 7));
  const offsetsOn = (each: string) =>
    [ours, theirs].map(({ timeZone }) => utcOffset(timeZone, new Date(Date.parse(each) + day / 2))).join();
  const different = new Map(dates.map((each) => [offsetsOn(each), each]));
  const hours = [...different.values()].map((each) => sharedMinutes(ours, theirs, each) / 60);
  return [Math.min(...hours), Math.max(...hours)];
}

/** A team, its days on the visitor's clock, the hours shared on the day of the plan, and over the year. */
export type TeamPlan<Team> = Team & {
  days: Span[];
  hours: number;
  overYear: [fewest: number, most: number];
};

/** A plan for `date`, a day in the visitor's zone. */
export type DayPlan<Team> = { date: string; yours: Span; teams: TeamPlan<Team>[] };

/** The first usual working day for everyone. On a Monday in Sydney it is Sunday in San Francisco. */
function planDate(yours: OfficeHours, teams: readonly OfficeHours[], today: string): string {
  let date = workingDate(today);
  while (teams.some((team) => sharesWeekend(yours, team, date))) date = workingDate(addDays(date, 1));
  return date;
}

/** For a day in the visitor's zone, or the next working day. Throws if the browser does not know a zone. */
export function planDay<Team extends OfficeHours>(
  yours: OfficeHours,
  teams: readonly Team[],
  today: string,
): DayPlan<Team> {
  const date = planDate(yours, teams, today);
  const own = workingDayOn(yours, date);
  return {
    date,
    yours: toClockMinutes([own], yours.timeZone, date)[0] ?? own,
    teams: teams.map((team) => ({
      ...team,
      days: theirDays(yours, team, date),
      hours: sharedMinutes(yours, team, date) / 60,
      overYear: hoursOverYear(yours, team, date),
    })),
  };
}
