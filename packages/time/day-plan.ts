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

/** Consecutive days, `to` included, with the same overlap in minutes. */
type Season = { from: string; to: string; minutes: number };

/** The seasons between clock changes in a year. A single transition day joins the season after it. */
function seasons(ours: OfficeHours, theirs: OfficeHours, date: string): Season[] {
  const found: Season[] = [];
  const offsetsOn = (index: number) => {
    const noon = new Date(Date.parse(date) + (index + 0.5) * day);
    return `${utcOffset(ours.timeZone, noon)} ${utcOffset(theirs.timeZone, noon)}`;
  };
  let offsets = '';
  for (let index = 0; index < 365; index++) {
    const last = found.at(-1);
    // Looking up an offset is slow, so skip ahead: clocks never change twice within a week.
    if (last && index + 6 < 365 && offsetsOn(index + 6) === offsets) {
      index += 6;
      last.to = addDays(date, index);
      continue;
    }
    const today = addDays(date, index);
    const now = offsetsOn(index);
    if (last && now === offsets) last.to = today;
    else found.push({ from: today, to: today, minutes: Number.NaN });
    offsets = now;
  }
  const settled = found.map((season) => ({
    ...season,
    minutes: sharedMinutes(ours, theirs, middleOf(season)),
  }));
  return mergeEqual(settled);
}

function middleOf({ from, to }: Season): string {
  return addDays(from, Math.floor((Date.parse(to) - Date.parse(from)) / day / 2));
}

/** Merges consecutive seasons with the same overlap, as if both clocks changed together. */
function mergeEqual(all: readonly Season[]): Season[] {
  const result: Season[] = [];
  for (const season of all) {
    const last = result.at(-1);
    if (last?.minutes === season.minutes) last.to = season.to;
    else result.push({ ...season });
  }
  return result;
}

/** A team, its days on the visitor's clock, the hours shared on the day of the plan, and over the year. */
export type TeamPlan<Team> = Team & { days: Span[]; hours: number; seasons: Season[] };

/** A plan for `date`, a day in the visitor's zone. */
export type DayPlan<Team> = { date: string; yours: Span; teams: TeamPlan<Team>[] };

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
    const [day] = toClockMinutes([workingDayOn(yours, date)], yours.timeZone, date);
    if (!day) return undefined;
    return {
      date,
      yours: day,
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
