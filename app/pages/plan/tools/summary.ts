import { fill } from '#packages/site/fill.ts';
import { formatHours, type ClockWords } from '#packages/time/clock.ts';
import { zoneCity } from '#packages/time/time-zones.ts';
import type { PlanCase } from './use-tools.ts';

export function summaryOf(
  { words: { numbers: words, planner }, state, plan, estimates, texts }: PlanCase,
  clock: ClockWords,
  address: string,
): string {
  const list = plan?.teams.map(({ hours, name }) => fill(words.item, { hours: texts.hours(hours), name }));
  const { nearshore, offshore } = estimates;
  return [
    list &&
      fill(words.hours, {
        city: zoneCity(state.zone, planner.places),
        ...formatHours(state, clock),
        list: list.join(', '),
      }),
    fill(words.savings, {
      team: texts.number(state.team),
      cost: texts.money(state.cost),
      nearshore: texts.range(nearshore.saved),
      offshore: texts.range(offshore.saved),
    }),
    fill(words.address, { address }),
  ]
    .filter(Boolean)
    .join('\n');
}
