import type { Words } from '#packages/content/schema.ts';
import { fill } from '#packages/site/fill.ts';
import { zoneCity } from '#packages/time/time-zones.ts';
import type { FigureFormat } from '#packages/site/figure-format.ts';
import type { planTexts } from './plan-texts.ts';
import type { Plan } from './teams.ts';
import { estimateTeam } from './savings.ts';
import type { ToolState } from './tool-address.ts';

type Summary = {
  words: Words['plan'];
  state: ToolState;
  plan: Plan | undefined;
  texts: ReturnType<typeof planTexts>;
  format: FigureFormat;
  address: string;
};

export function summaryOf({ words: all, state, plan, texts, format, address }: Summary): string {
  const { numbers: words, planner } = all;
  const { zone, opens, closes, team, cost } = state;
  const list = plan?.teams.map(({ hours, name }) => fill(words.item, { hours: texts.hours(hours), name }));
  const { nearshore, offshore } = estimateTeam(state);
  return [
    list && fill(words.hours, { city: zoneCity(zone, planner.places), opens, closes, list: list.join(', ') }),
    fill(words.savings, {
      team: format.number(team),
      cost: format.money(cost),
      nearshore: format.range(nearshore.saved),
      offshore: format.range(offshore.saved),
    }),
    fill(words.address, { address }),
  ]
    .filter(Boolean)
    .join('\n');
}
