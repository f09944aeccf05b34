import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { fill } from '#app/site/fill.ts';
import { formatHours } from '#app/time/clock.ts';
import { knownZones, zoneCity, zoneLabel } from '#app/time/time-zones.ts';
import { officesBySide } from '#app/site/offices.ts';
import { Announcer } from './announcer.tsx';
import { HoursFields } from './hours-fields.tsx';
import { clockHours, type planTexts } from './plan-texts.ts';
import { sides, type Plan, type Side } from './plan.ts';
import { PlannerChart } from './planner-chart.tsx';
import styles from './planner.module.css';
import tool from './tool.module.css';
import type { Tools } from './use-tools.ts';
import { ZoneField } from './zone-field.tsx';

type PlannerProps = {
  words: Words['plan']['planner'];
  tools: Tools;
  plan: Plan | undefined;
  names: Readonly<Record<Side, string>>;
  texts: ReturnType<typeof planTexts>;
};

const listId = 'time-zones';

/** The planner's fields. The hundreds of suggested zones are listed only once a field is focused. */
function PlannerFields({ words, tools: { state, edit } }: PlannerProps) {
  const office = officesBySide(useSite()).delivery.timeZone;
  const zones = () => knownZones([office, state.zone, state.offshore]);
  const [isListed, setIsListed] = useState(false);
  const list = useCallback(() => startTransition(() => setIsListed(true)), []);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field may have received focus before hydration.
    if (fields.current?.contains(document.activeElement)) list();
  }, [list]);
  const shared = { zones, list: listId, unknown: words.unknownZone, places: words.places };
  const { offshore } = state;
  return (
    <div ref={fields} className={`${tool.fields} ${styles.fields}`} onFocus={list}>
      <ZoneField
        {...shared}
        label={words.zone}
        hint={words.zoneHint}
        value={state.zone}
        onValue={(zone) => edit({ zone })}
      />
      <HoursFields words={words} value={state} onValue={edit} />
      <ZoneField
        {...shared}
        label={words.offshore}
        hint={fill(words.offshoreHint, { city: zoneCity(offshore, words.places) })}
        value={offshore}
        onValue={(zone) => edit({ offshore: zone })}
      />
      <datalist id={listId}>
        {isListed && zones().map((zone) => <option key={zone} value={zoneLabel(zone, words.places)} />)}
      </datalist>
    </div>
  );
}

/** The shared hours with each side: figure, and a sentence about the year. */
function Shares({ words, plan, names, texts }: PlannerProps & { plan: Plan }) {
  const { clock } = useSite();
  return (
    <ul className={styles.shares}>
      {sides.map((side) => (
        <li key={side} className={styles[side]}>
          <p className={styles.figure}>{texts.hours(plan[side].hours)}</p>
          {/* Hosts that minify documents make a space of its line break. */}
          <p className={styles.label} suppressHydrationWarning>
            {fill(words.sharedLabel, { name: names[side], when: texts.when(plan) })}
          </p>
          <p>{fill(words.clock, clockHours(plan, side, clock))}</p>
          <p className={styles.year}>{texts.year(plan[side])}</p>
        </li>
      ))}
    </ul>
  );
}

/** Compares the visitor's working day with both offices and an offshore team. */
export function Planner(props: PlannerProps) {
  const { words, tools, plan, names, texts } = props;
  const { clock } = useSite();
  const { zone, opens, closes, offshore } = tools.state;
  const city = zoneCity(zone, words.places);
  const sentences = plan ? sides.map((side) => texts.sentence(plan, side, names[side])) : [words.noData];
  return (
    <section className={`wrap ${tool.tool}`} aria-labelledby="planner">
      <SectionHeading id="planner" title={words.title} lead={words.lead} />
      <PlannerFields {...props} />
      <p className={tool.example}>
        {fill(tools.isExample ? words.example : words.inputs, { city, ...formatHours(tools.state, clock) })}
      </p>
      {plan ? (
        <>
          <PlannerChart
            words={words}
            city={city}
            plan={plan}
            names={names}
            description={sentences.join(' ')}
          />
          <Shares {...props} plan={plan} />
        </>
      ) : (
        <p className={styles.label}>{words.noData}</p>
      )}
      <p className={tool.notes}>{words.notes}</p>
      <Announcer
        labelledBy="planner"
        text={sentences.join(' ')}
        inputs={[zone, opens, closes, offshore]}
        isEdited={tools.isEdited}
      />
    </section>
  );
}
