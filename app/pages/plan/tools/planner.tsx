import { useDeferredValue, useId, useMemo } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { PlanChart } from '#app/layout/shared-day/plan-chart.tsx';
import { fill } from '#packages/site/fill.ts';
import { formatHours } from '#packages/time/clock.ts';
import { knownZones, zoneCity, zoneLabel, type Places } from '#packages/time/time-zones.ts';
import { Announcer } from './announcer.tsx';
import { clockHours, type planTexts } from './plan-texts.ts';
import type { Plan } from './teams.ts';
import { ToolField } from './tool-field.tsx';
import styles from './planner.module.css';
import fieldStyles from './tool-field.module.css';
import tool from './tool.module.css';
import type { Tools } from './use-tools.ts';

type ZoneFieldProps = {
  label: string;
  hint: string;
  value: string;
  /** What may be chosen beside the value. */
  zones: readonly string[];
  places: Places | undefined;
  onValue: (zone: string) => void;
};

function ZoneField({ label, hint, value, zones, places, onValue }: ZoneFieldProps) {
  const id = useId();
  const options = useMemo(() => {
    const labelled = [...new Set([value, ...zones])].map((zone) => ({ zone, name: zoneLabel(zone, places) }));
    return labelled.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }, [value, zones, places]);
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={`${id}hint`}
        autoComplete="off"
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      >
        {options.map(({ zone, name }) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </select>
      <p id={`${id}hint`} className={fieldStyles.hint}>
        {hint}
      </p>
    </div>
  );
}

type PlannerProps = {
  words: Words['plan']['planner'];
  tools: Tools;
  plan: Plan;
  texts: ReturnType<typeof planTexts>;
};

const none: readonly string[] = [];

function PlannerFields({ words, tools: { state, isExample, edit } }: PlannerProps) {
  const { offices } = useSite();
  const { zone, offshore } = state;
  // Hundreds, so they are listed once the page responds to input.
  const isListed = useDeferredValue(!isExample, false);
  const zones = useMemo(
    () => (isListed ? knownZones(Object.values(offices).map(({ timeZone }) => timeZone)) : none),
    [isListed, offices],
  );
  const shared = { zones, places: words.places };
  return (
    <div className={`${tool.fields} ${styles.fields}`}>
      <ZoneField
        {...shared}
        label={words.zone}
        hint={words.zoneHint}
        value={zone}
        onValue={(name) => edit({ zone: name })}
      />
      {(['opens', 'closes'] as const).map((name) => (
        <ToolField
          key={name}
          type="time"
          label={words[name]}
          value={state[name]}
          problem=""
          onText={(text) => text !== '' && text !== state[name] && edit({ [name]: text })}
        />
      ))}
      <ZoneField
        {...shared}
        label={words.offshore}
        hint={fill(words.offshoreHint, { city: zoneCity(offshore, words.places) })}
        value={offshore}
        onValue={(name) => edit({ offshore: name })}
      />
    </div>
  );
}

function Shares({ words, plan, texts }: PlannerProps) {
  const { clock } = useSite();
  return (
    <ul className={styles.shares}>
      {plan.teams.map((team) => (
        <li key={team.id} className={styles[team.side]}>
          <p className={styles.figure}>{texts.hours(team.hours)}</p>
          {/* Hosts that minify documents make a space of its line break. */}
          <p className={styles.label} suppressHydrationWarning>
            {fill(words.sharedLabel, { name: team.name, when: texts.when(plan) })}
          </p>
          <p>{fill(words.clock, clockHours(plan, team, clock))}</p>
          <p className={styles.year}>{texts.year(team)}</p>
        </li>
      ))}
    </ul>
  );
}

export function Planner(props: PlannerProps) {
  const { words, tools, plan, texts } = props;
  const { clock } = useSite();
  const city = zoneCity(tools.state.zone, words.places);
  const description = plan.teams.map((team) => texts.sentence(plan, team)).join(' ');
  return (
    <section className={`wrap ${tool.tool}`} aria-labelledby="planner">
      <SectionHeading id="planner" title={words.title} lead={words.lead} />
      <PlannerFields {...props} />
      <p className={tool.example}>
        {fill(tools.isExample ? words.example : words.inputs, { city, ...formatHours(tools.state, clock) })}
      </p>
      <PlanChart
        title={fill(words.picture, { city })}
        you={words.you}
        plan={plan}
        description={description}
      />
      <Shares {...props} />
      <p className={tool.notes}>{words.notes}</p>
      <Announcer labelledBy="planner" text={description} isEdited={tools.isEdited} />
    </section>
  );
}
