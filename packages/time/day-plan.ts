import { seasons, sharedMinutes, sharesWeekend, theirDays, type Season } from './shared-hours.ts';
import {
  addDays,
  toClockMinutes,
  workingDate,
  workingDayOn,
  type OfficeHours,
  type Span,
} from './working-hours.ts';

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
