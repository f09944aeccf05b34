import figures from '#content/figures.yaml';
import type { Words } from '#packages/content/schema.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { useNow } from '#app/layout/use-now.ts';
import { fill } from '#packages/site/fill.ts';
import { listOffices } from '#packages/site/offices.ts';
import { formatHours } from '#packages/time/clock.ts';
import { clockHours, planDay } from '#packages/time/day-plan.ts';
import { seasonDates } from '#packages/time/shared-day.ts';
import { visitorZone, zoneCity } from '#packages/time/time-zones.ts';
import { visitorDate } from '#packages/time/working-hours.ts';
import { PlanChart } from './plan-chart.tsx';
import { hoursText } from './two-days.ts';
import styles from './visitor-day.module.css';

const { zone: exampleZone, opens, closes } = figures.example;

/** The visitor's day: until hydration, or without a zone of their `own`, that of the planner's example. */
export function visitorPlace(now: Date | undefined, { you, places }: Words['home']['sharedDay']['visitor']) {
  const own = now && visitorZone();
  const timeZone = own ?? exampleZone;
  const city = zoneCity(timeZone, places);
  return { own, timeZone, opens, closes, city, name: you, work: city };
}

/** The offices' days on the visitor's clock: until hydration, that of the planner's example. */
export function VisitorDay({ words }: { words: Words['home']['sharedDay'] }) {
  const { visitor, planner } = words;
  const site = useSite();
  const now = useNow();
  const place = visitorPlace(now, visitor);
  const { timeZone } = place;
  const date = now ? visitorDate(timeZone, now) : seasonDates.winter;
  const plan = planDay(place, listOffices(site), date);
  if (!plan) return null;
  const yours = fill(visitor.yours, { ...place, ...formatHours(place, site.clock) });
  const offices = plan.teams.map((team) => {
    const shared = hoursText(team.hours, site.locale.code);
    const times = clockHours(plan, team, site.clock);
    return { id: team.id, sentence: fill(visitor.office, { city: team.name, ...times, hours: shared }) };
  });
  return (
    <figure className={styles.days}>
      <PlanChart
        title={visitor.title}
        you={visitor.you}
        plan={plan}
        description={[yours, ...offices.map(({ sentence }) => sentence)].join(' ')}
      />
      <figcaption className={styles.caption}>
        <p>
          {`${yours} `}
          <PageLink page="plan">{planner}</PageLink>
        </p>
        <details>
          <summary>{site.ui.labels.openingHours}</summary>
          {offices.map(({ id, sentence }) => (
            <p key={id}>{sentence}</p>
          ))}
        </details>
      </figcaption>
    </figure>
  );
}
