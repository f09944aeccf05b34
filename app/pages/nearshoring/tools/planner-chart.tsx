import type { Words } from '#generate/content/schema.ts';
import { fill } from '#app/site/fill.ts';
import type { Span } from '#app/time/shared-day.ts';
import { axisShare, dayLength, dayShare, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import { DayChart } from '#app/ui/day-chart/day-chart.tsx';
import { DayShape, dayShapes } from '#app/ui/day-chart/day-shape.tsx';
import { sides, type Plan, type Side } from './plan.ts';
import { timeOfDay } from '#app/time/clock.ts';
import styles from './planner-chart.module.css';

type PlannerChartProps = {
  words: Words['nearshoring']['planner'];
  city: string;
  plan: Plan;
  names: Readonly<Record<Side, string>>;
  description: string;
};

const colors = { delivery: 'teal', client: 'orange' } as const;

// A name and its hours need this share of the axis; the list below the chart repeats both in any case.
const roomForName = 0.27;

/** A whole day with the visitor's hours in its middle. */
function axisAround({ start, end }: Span): DayAxis {
  const first = Math.round((start + end) / 120) - 12;
  return { first, last: first + 24 };
}

/** The days that the axis shows, at least in part. */
function visible(days: readonly Span[], { first, last }: DayAxis): Span[] {
  return days.filter(({ start, end }) => start < last * 60 && end > first * 60);
}

/** A day's name and hours inside its shape, where they fit. */
function DayName({ axis, span, name, at }: { axis: DayAxis; span: Span; name: string; at: Side | 'you' }) {
  const start = Math.max(span.start, axis.first * 60);
  const end = Math.min(span.end, axis.last * 60);
  if (axisShare(axis, end) - axisShare(axis, start) < roomForName) return null;
  return (
    <text className={`${styles.name} ${styles[at]}`} x={dayShare(axis, at === 'client' ? end : start)}>
      {name}
      <tspan className={styles.hours} dx="0.6em">
        {timeOfDay(span.start)}–{timeOfDay(span.end)}
      </tspan>
    </text>
  );
}

/** The hero's chart on the visitor's clock, with their own day through all of it and an offshore one below. */
export function PlannerChart({ words, city, plan, names, description }: PlannerChartProps) {
  const axis = axisAround(plan.own);
  const own = { x: dayShare(axis, plan.own.start), width: dayLength(axis, plan.own.end - plan.own.start) };
  const days = sides.flatMap((side) => visible(plan[side].days, axis).map((span) => ({ side, span })));
  return (
    <div className={styles.frame}>
      <DayChart title={fill(words.picture, { city })} description={description} axis={axis}>
        {/* A picture within the picture cuts off what lies outside of the axis. */}
        <svg width="100%" height="100%" className={styles.days}>
          <rect className={styles.column} {...own} />
          <rect className={styles.yourDay} {...own} />
          <g className={dayShapes}>
            {days.map(({ side, span }) =>
              side === 'offshore' ? null : (
                <DayShape key={`${side}${span.start}`} axis={axis} span={span} color={colors[side]} />
              ),
            )}
          </g>
          {days.map(({ side, span }) =>
            side === 'offshore' ? (
              <rect
                key={span.start}
                className={styles.offshoreDay}
                x={dayShare(axis, span.start)}
                width={dayLength(axis, span.end - span.start)}
              />
            ) : null,
          )}
        </svg>
        <DayName axis={axis} span={plan.own} name={words.you} at="you" />
        {days.map(({ side, span }) => (
          <DayName key={`${side}${span.start}`} axis={axis} span={span} name={names[side]} at={side} />
        ))}
      </DayChart>
    </div>
  );
}
