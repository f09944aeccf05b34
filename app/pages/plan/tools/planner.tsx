import { memo, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSite } from '#app/layout/site-context.ts';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { PlanChart } from '#app/layout/shared-day/plan-chart.tsx';
import { fill } from '#packages/site/fill.ts';
import { once } from '#packages/site/once.ts';
import { clockHours } from '#packages/time/day-plan.ts';
import { formatHours } from '#packages/time/clock.ts';
import { knownZones, zoneCity, zoneLabel, type Places, findZone } from '#packages/time/time-zones.ts';
import { Announcer } from './announcer.tsx';
import type { Plan } from './teams.ts';
import { ToolField } from './tool-field.tsx';
import styles from './planner.module.css';
import tool from './tool.module.css';
import type { PlanCase } from './use-plan-case.ts';

type Hours = { opens: string; closes: string };

/** An end before the start is on the next day. Until they differ, both keep what was entered, to be changed in either order. */
function HoursFields({ words: { planner: words }, state, edit }: PlanCase) {
  const { opens, closes } = state;
  const { clock } = useSite();
  const [invalidField, setInvalidField] = useState<keyof Hours>();
  // A ref: what was typed before hydration arrives from both fields at once, without a render in between.
  const shown = useRef<Hours>(state);
  useEffect(() => {
    shown.current = { opens, closes };
  }, [opens, closes]);
  const onText = (name: keyof Hours) => (text: string, isDone: boolean) => {
    const hours = { ...shown.current, [name]: text };
    // A field that is left empty gets its last time back.
    shown.current = text === '' && isDone ? { ...hours, [name]: state[name] } : hours;
    const isValid = hours.opens !== '' && hours.closes !== '' && hours.opens !== hours.closes;
    if (isValid) setInvalidField(undefined);
    else if (isDone && text !== state[name]) setInvalidField(name);
    if (!isValid) return;
    if (hours.opens !== opens) edit({ opens: hours.opens });
    if (hours.closes !== closes) edit({ closes: hours.closes });
  };
  return (['opens', 'closes'] as const).map((name) => (
    <ToolField
      key={name}
      type="time"
      label={words[name]}
      value={state[name]}
      problem={invalidField === name ? fill(words.badHours, formatHours(state, clock)) : ''}
      onText={onText(name)}
    />
  ));
}

type ZoneFieldProps = PlanCase & { name: 'zone' | 'offshore'; hint: string; zones: () => readonly string[] };

const listId = 'time-zones';

function ZoneField({ name, hint, zones, words: { planner: words }, state, edit }: ZoneFieldProps) {
  const { places } = words;
  const value = state[name];
  const [isUnknown, setIsUnknown] = useState(false);
  const onText = (text: string, isDone: boolean) => {
    const zone = findZone(text, zones(), places);
    if (zone === undefined) return setIsUnknown(isDone);
    setIsUnknown(false);
    if (zone !== value && (isDone || zoneLabel(zone, places) === text)) edit({ [name]: zone });
  };
  return (
    <ToolField
      label={words[name]}
      hint={hint}
      list={listId}
      value={zoneLabel(value, places)}
      problem={isUnknown ? fill(words.unknownZone, { city: zoneCity(value, places) }) : ''}
      onText={onText}
    />
  );
}

type ZoneListProps = { zones: readonly string[]; places: Places | undefined };

/** Suggests zones. They are hundreds, so they are not drawn again with every change of another field. */
const ZoneList = memo(function ZoneList({ zones, places }: ZoneListProps) {
  return zones.map((zone) => <option key={zone} value={zoneLabel(zone, places)} />);
});

/** The planner's fields. The hundreds of suggested zones are listed only once a field is focused. */
function PlannerFields(props: PlanCase) {
  const { offices } = useSite();
  const words = props.words.planner;
  const { zone, offshore } = props.state;
  const zones = useMemo(() => {
    const ofOffices = Object.values(offices).map(({ timeZone }) => timeZone);
    return once(() => knownZones([...ofOffices, zone, offshore]));
  }, [offices, zone, offshore]);
  const [isListed, setIsListed] = useState(false);
  const list = useCallback(() => startTransition(() => setIsListed(true)), []);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field may have received focus before hydration.
    if (fields.current?.contains(document.activeElement)) list();
  }, [list]);
  return (
    <div ref={fields} className={`${tool.fields} ${styles.fields}`} onFocus={list}>
      <ZoneField {...props} name="zone" hint={words.zoneHint} zones={zones} />
      <HoursFields {...props} />
      <ZoneField
        {...props}
        name="offshore"
        hint={fill(words.offshoreHint, { city: zoneCity(offshore, words.places) })}
        zones={zones}
      />
      <datalist id={listId}>{isListed && <ZoneList zones={zones()} places={words.places} />}</datalist>
    </div>
  );
}

function Shares({ words: { planner: words }, plan, texts }: PlanCase & { plan: Plan }) {
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

export function Planner(props: PlanCase) {
  const { state, isExample, isEdited, plan, texts } = props;
  const words = props.words.planner;
  const { clock } = useSite();
  const { zone, opens, closes, offshore } = state;
  const city = zoneCity(zone, words.places);
  const sentences = plan ? plan.teams.map((team) => texts.sentence(plan, team)) : [words.noData];
  return (
    <section className={`wrap ${tool.tool}`} aria-labelledby="planner">
      <SectionHeading id="planner" title={words.title} lead={words.lead} />
      <PlannerFields {...props} />
      <p className={tool.example}>
        {fill(isExample ? words.example : words.inputs, { city, ...formatHours(state, clock) })}
      </p>
      {plan ? (
        <>
          <PlanChart
            title={fill(words.picture, { city })}
            you={words.you}
            plan={plan}
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
        isEdited={isEdited}
      />
    </section>
  );
}
