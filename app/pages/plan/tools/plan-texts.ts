import type { Words } from '#packages/content/schema.ts';
import { formatTime, type ClockWords } from '#app/time/clock.ts';
import { fill } from '#app/site/fill.ts';
import type { Span } from '#app/time/shared-day.ts';
import type { Plan, Side, SidePlan } from './plan.ts';
import type { FigureFormat } from './figure-format.ts';

type PlannerWords = Words['plan']['planner'];

/** The day that overlaps the visitor's day most, or is closest to it. */
function nearestDay({ days }: SidePlan, yours: Span): Span {
  const gap = ({ start, end }: Span) => Math.max(start, yours.start) - Math.min(end, yours.end);
  const [nearest] = days.toSorted((a, b) => gap(a) - gap(b));
  return nearest ?? yours;
}

export function clockHours(plan: Plan, side: Side, clock: ClockWords): { opens: string; closes: string } {
  const { start, end } = nearestDay(plan[side], plan.yours);
  return { opens: formatTime(start, clock), closes: formatTime(end, clock) };
}

export function planTexts(words: PlannerWords, { number }: FigureFormat, locale: string, isToday: boolean) {
  const day = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const dateText = (date: string) => day.format(new Date(date));
  const hours = (count: number) => fill(count === 1 ? words.hour : words.hours, { hours: number(count) });
  const when = ({ date }: Plan) => (isToday ? words.today : fill(words.onDay, { date: dateText(date) }));
  const year = ({ seasons }: SidePlan) => {
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
  const sentence = (plan: Plan, side: Side, name: string) =>
    `${fill(words.shared, { hours: hours(plan[side].hours), name, when: when(plan) })} ${year(plan[side])}`;
  return { hours, when, year, sentence };
}
