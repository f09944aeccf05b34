import { firstOffice, listOffices, officePair, type OfficeSide } from '#packages/site/offices.ts';
import type { SiteContextValue } from '#app/layout/site-context.ts';
import type { Model } from '#packages/site/models.ts';
import type { DayPlan, TeamPlan } from '#packages/time/day-plan.ts';
import type { OfficeHours } from '#packages/time/working-hours.ts';
import { zoneCity, type Places } from '#packages/time/time-zones.ts';

/** An office, or the offshore team that it is compared with. */
export type Team = OfficeHours & { id: string; name: string; side: OfficeSide | 'offshore' };

export type Plan = DayPlan<Team>;
export type TeamOfPlan = TeamPlan<Team>;

/** The offices in the order in which charts draw them, and an offshore team, which works an office's hours on its clock. */
export function teamsWith(site: SiteContextValue, offshore: string, places: Places | undefined): Team[] {
  const offices = listOffices(site);
  const pair = officePair(offices);
  const { opens, closes } = firstOffice(offices, 'delivery');
  const name = zoneCity(offshore, places);
  return [
    ...(pair ? [pair.delivery, pair.client] : offices),
    { id: 'offshore', side: 'offshore', name, timeZone: offshore, opens, closes },
  ];
}

/** How many hours of the visitor's day a team of each model is at work; one onshore keeps the visitor's own hours. */
export function modelHours({ yours, teams }: Plan): Record<Model, number> {
  const nearshore = firstOffice(teams, 'delivery').hours;
  const offshore = teams.find(({ side }) => side === 'offshore')?.hours ?? 0;
  return { nearshore, offshore, onshore: (yours.end - yours.start) / 60 };
}
