import type { Words } from '#packages/content/schema.ts';
import { fill } from '#packages/site/fill.ts';
import type { FigureFormat } from '#packages/site/figure-format.ts';
import type { Plan, TeamOfPlan } from './teams.ts';

type PlannerWords = Words['plan']['planner'];

export function planTexts(words: PlannerWords, format: FigureFormat, locale: string, isToday: boolean) {
  const { number } = format;
  const day = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const dateText = (date: string) => day.format(new Date(date));
  const hours = (count: number) => fill(count === 1 ? words.hour : words.hours, { hours: number(count) });
  const when = ({ date }: Plan) => (isToday ? words.today : fill(words.onDay, { date: dateText(date) }));
  const year = ({ seasons }: TeamOfPlan) => {
    if (seasons.length < 2) return words.allYear;
    const counts = seasons.map(({ minutes }) => minutes / 60);
    const parts = seasons.map(({ minutes, to }, index) =>
      fill(index < seasons.length - 1 ? words.season : words.lastSeason, {
        hours: number(minutes / 60),
        date: dateText(to),
      }),
    );
    const high = hours(Math.max(...counts));
    return fill(words.moves, { low: number(Math.min(...counts)), high, seasons: parts.join(', ') });
  };
  const sentence = (plan: Plan, team: TeamOfPlan) =>
    `${fill(words.shared, { hours: hours(team.hours), name: team.name, when: when(plan) })} ${year(team)}`;
  return { ...format, hours, when, year, sentence };
}
