import { firstOffice } from '#packages/site/offices.ts';
import { modernName } from '#packages/time/time-zones.ts';
import type { Figures, Facts } from '#packages/content/facts.ts';
import { sharedHours } from '#packages/content/words/shared-day.ts';
import type { ReportLine } from './report.ts';
import { zonesOf } from './traces.ts';

const file = 'content/figures.yaml';

/** Reports the example of the planner where nobody there is an owner's client, nor works there. */
export function checkExample({ offices, areaServed }: Facts, { example }: Figures): ReportLine[] {
  const countries = [...areaServed, ...Object.values(offices).map(({ country }) => country)];
  if (countries.flatMap(zonesOf).includes(modernName(example.zone))) return [];
  const reason = `is ${example.zone}, in no country with an office or clients`;
  return [{ state: 'note', file, path: 'example.zone', reason, toDo: 'write a time zone of your clients' }];
}

/** Reports figures that contradict each other, or the opening hours of the offices. */
export function checkFigures(facts: Facts, { claims, overlap, savings }: Figures): ReportLine[] {
  const offices = Object.values(facts.offices);
  const { winter, summer } = sharedHours(firstOffice(offices, 'delivery'), firstOffice(offices, 'client'));
  const [from, to] = overlap.nearshore;
  // Offices on one side only have no day to share.
  const isOneSided = new Set(offices.map(({ side }) => side)).size === 1;
  const isShared = isOneSided || [winter, summer].every((hours) => hours >= from && hours <= to);
  const [, mostSaved] = savings.nearshore;
  const found: [isWrong: boolean, path: string, reason: string, toDo: string][] = [
    [
      !isShared,
      'overlap.nearshore',
      `quotes ${from}–${to} shared hours a day, and the offices share ${winter} in winter and ${summer} in summer`,
      'correct the figure, or the opening hours in content/site.yaml; or keep both, and say whom each is about',
    ],
    [
      to > overlap.onshore,
      'overlap.nearshore',
      `quotes up to ${to} shared hours a day, more than the ${overlap.onshore} of a team onshore`,
      'correct one of the two',
    ],
    [
      claims.costSavings > mostSaved,
      'claims.costSavings',
      `claims ${claims.costSavings}% savings, more than the ${mostSaved}% of savings.nearshore`,
      'correct one of the two',
    ],
  ];
  return found
    .filter(([isWrong]) => isWrong)
    .map(([, path, reason, toDo]) => ({ state: 'note', file, path, reason, toDo }));
}
