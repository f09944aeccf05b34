import { Fragment, type ReactNode } from 'react';
import { nearestDay, overlap, type Span } from '#packages/time/working-hours.ts';
import { axisShare, dayShare, daySpan, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import { DayChart } from '#app/ui/day-chart/day-chart.tsx';
import { Ruler } from '#app/ui/day-chart/ruler.tsx';
import { DayShape, dayShapes } from '#app/ui/day-chart/day-shape.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { fill } from '#packages/site/fill.ts';
import { officePair, type OfficeSide } from '#packages/site/offices.ts';
import type { DayPlan, TeamPlan } from '#packages/time/day-plan.ts';
import { axisHour, formatTime } from '#packages/time/clock.ts';
import styles from './plan-chart.module.css';

type Side = OfficeSide | 'offshore';
type Team = { id: string; name: string; side: Side };

type PlanChartProps = {
  title: string;
  you: string;
  plan: DayPlan<Team>;
  description: string;
};

const colors = { delivery: 'primary', client: 'secondary' } as const;

// The share of the axis that a name and its hours need. The list below the chart repeats the hours.
const roomForHours = 0.27;

/** The share of the axis that a name needs inside its shape on a phone, where the axis is about 320 px wide. */
function roomForName(name: string): number {
  return (name.length * 6.6 + 16) / 320;
}

/** A 24-hour axis centered on the visitor's working day. */
function axisAround({ start, end }: Span): DayAxis {
  const first = Math.round((start + end) / 120) - 12;
  return { first, last: first + 24 };
}

function spanOf({ first, last }: DayAxis): Span {
  return { start: first * 60, end: last * 60 };
}

function visible(days: readonly Span[], axis: DayAxis): Span[] {
  return days.filter((day) => overlap(day, spanOf(axis)));
}

type DayNameProps = { axis: DayAxis; span: Span; name: string; at: Side | 'you' };

/** A day's name and hours inside its shape, or the name beside it, on the side with more space. */
function DayName({ axis, span, name, at }: DayNameProps) {
  const { clock, ui } = useSite();
  const { start, end } = overlap(span, spanOf(axis)) ?? span;
  const [before, after] = [axisShare(axis, start), 1 - axisShare(axis, end)];
  const share = 1 - before - after;
  if (share < roomForName(name)) {
    const isBefore = before > after;
    const [side, other] = isBefore ? [styles.before, styles.after] : [styles.after, styles.before];
    const isLong = Math.max(before, after) < roomForName(name);
    const own = `${styles.name} ${styles[at]}`;
    return (
      <>
        <text
          className={`${own} ${side}${isLong ? ` ${styles.wide}` : ''}`}
          x={dayShare(axis, isBefore ? start : end)}
        >
          {name}
        </text>
        {/* With too little room on a phone, it ends at the edge of the chart there. */}
        {isLong && (
          <text className={`${own} ${other} ${styles.narrow}`} x={isBefore ? '0%' : '100%'}>
            {name}
          </text>
        )}
      </>
    );
  }
  return (
    <text className={`${styles.name} ${styles[at]}`} x={dayShare(axis, at === 'client' ? end : start)}>
      <tspan>{name}</tspan>
      {share >= roomForHours && (
        <tspan className={styles.hours} dx="0.6em">
          {fill(ui.labels.hours, {
            opens: formatTime(span.start, clock),
            closes: formatTime(span.end, clock),
          })}
        </tspan>
      )}
    </text>
  );
}

type Planned = TeamPlan<Team>;
type Office = Planned & { side: OfficeSide };

const isOffice = (team: Planned): team is Office => team.side !== 'offshore';

function shapesOf({ id, side, days }: Office, axis: DayAxis) {
  return visible(days, axis).map((span) => (
    <DayShape key={`${id}${span.start}`} axis={axis} span={span} color={colors[side]} />
  ));
}

function NameOf({ team, axis }: { team: Planned; axis: DayAxis }) {
  const days = visible(team.days, axis);
  if (days.length === 0) return null;
  return <DayName axis={axis} span={nearestDay(days, spanOf(axis))} name={team.name} at={team.side} />;
}

/** Days on the visitor's clock, with their own behind: a pair of offices overlaps, others have a row each, an offshore team's is below. */
export function PlanChart({ title, you, plan, description }: PlanChartProps) {
  const { clock } = useSite();
  const axis = axisAround(plan.yours);
  const yours = daySpan(axis, plan.yours);
  const offices = plan.teams.filter(isOffice);
  const offshore = plan.teams.find((team) => !isOffice(team));
  const isPair = officePair(offices) !== undefined;
  const inRow = ({ id, side }: Office, index: number, drawn: ReactNode) =>
    isPair ? (
      <Fragment key={id}>{drawn}</Fragment>
    ) : (
      <g key={id} className={`${styles.row} ${styles[`${side}Row`]} ${styles[`at${index}`]}`}>
        {drawn}
      </g>
    );
  const isAlone = offshore ? undefined : styles.officesAlone;
  return (
    <div
      className={[styles.frame, !isPair && styles[`rows${offices.length}`], isAlone]
        .filter(Boolean)
        .join(' ')}
    >
      <DayChart title={title} description={description}>
        <Ruler axis={axis} hourLabel={(hour) => axisHour(hour, clock)} />
        {/* A nested svg clips what is outside of the axis. */}
        <svg width="100%" height="100%" className={styles.days}>
          <rect className={styles.column} {...yours} />
          <rect className={styles.yourDay} {...yours} />
          <g className={dayShapes}>
            {offices.map((office, index) => inRow(office, index, shapesOf(office, axis)))}
          </g>
          {visible(offshore?.days ?? [], axis).map((span) => (
            <rect key={span.start} className={styles.offshoreDay} {...daySpan(axis, span)} />
          ))}
        </svg>
        <DayName axis={axis} span={plan.yours} name={you} at="you" />
        {offices.map((office, index) => inRow(office, index, <NameOf team={office} axis={axis} />))}
        {offshore && <NameOf team={offshore} axis={axis} />}
      </DayChart>
    </div>
  );
}
