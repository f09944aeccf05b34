import type { Words } from '#packages/content/schema.ts';
import { fill } from '#app/site/fill.ts';
import type { Span } from '#app/time/shared-day.ts';
import { axisShare, dayLength, dayShare, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import { DayChart } from '#app/ui/day-chart/day-chart.tsx';
import { DayShape, dayShapes } from '#app/ui/day-chart/day-shape.tsx';
import { sides, type Plan, type Side } from './plan.ts';
import { useSite } from '#app/layout/site-context.ts';
import { axisHour, formatTime } from '#app/time/clock.ts';
import styles from './planner-chart.module.css';

type PlannerChartProps = {
  words: Words['plan']['planner'];
  city: string;
  plan: Plan;
  names: Readonly<Record<Side, string>>;
  description: string;
};

const colors = { delivery: 'teal', client: 'orange' } as const;

// The share of the axis that a name and its hours need. The list below the chart repeats the hours.
const roomForHours = 0.27;

/** The share of the axis that a name needs inside its shape on a phone, where the axis is about 320 px wide. */
function roomForName(name: string): number {
  return (name.length * 6.6 + 16) / 320;
}

/** A 24-hour axis centred on the visitor's working day. */
function axisAround({ start, end }: Span): DayAxis {
  const first = Math.round((start + end) / 120) - 12;
  return { first, last: first + 24 };
}

function visible(days: readonly Span[], { first, last }: DayAxis): Span[] {
  return days.filter(({ start, end }) => start < last * 60 && end > first * 60);
}

/** The visible length of a day, as a share of the axis from 0 to 1. */
function shownShare(axis: DayAxis, { start, end }: Span): number {
  return axisShare(axis, Math.min(end, axis.last * 60)) - axisShare(axis, Math.max(start, axis.first * 60));
}

function widest(days: readonly Span[], axis: DayAxis): Span | undefined {
  return visible(days, axis).toSorted((a, b) => shownShare(axis, b) - shownShare(axis, a))[0];
}

type DayNameProps = { axis: DayAxis; span: Span; name: string; at: Side | 'you' };

/**
 * A day's name and hours inside its shape. A name that does not fit is placed next to it, on the side with more
 * space.
 */
function DayName({ axis, span, name, at }: DayNameProps) {
  const { clock } = useSite();
  const start = Math.max(span.start, axis.first * 60);
  const end = Math.min(span.end, axis.last * 60);
  const share = shownShare(axis, span);
  if (share < roomForName(name)) {
    const isBefore = axisShare(axis, start) > 1 - axisShare(axis, end);
    const side = isBefore ? styles.before : styles.after;
    return (
      <text className={`${styles.name} ${styles[at]} ${side}`} x={dayShare(axis, isBefore ? start : end)}>
        {name}
      </text>
    );
  }
  return (
    <text className={`${styles.name} ${styles[at]}`} x={dayShare(axis, at === 'client' ? end : start)}>
      <tspan>{name}</tspan>
      {share >= roomForHours && (
        <tspan className={styles.hours} dx="0.6em">
          {`${formatTime(span.start, clock)}–${formatTime(span.end, clock)}`}
        </tspan>
      )}
    </text>
  );
}

/**
 * The chart of the home page on the visitor's clock, with the visitor's day in the background and an offshore day
 * below.
 */
export function PlannerChart({ words, city, plan, names, description }: PlannerChartProps) {
  const { clock } = useSite();
  const axis = axisAround(plan.yours);
  const yours = {
    x: dayShare(axis, plan.yours.start),
    width: dayLength(axis, plan.yours.end - plan.yours.start),
  };
  const days = sides.flatMap((side) => visible(plan[side].days, axis).map((span) => ({ side, span })));
  return (
    <div className={styles.frame}>
      <DayChart
        title={fill(words.picture, { city })}
        description={description}
        axis={axis}
        hourLabel={(hour) => axisHour(hour, clock)}
      >
        {/* A nested svg clips what is outside of the axis. */}
        <svg width="100%" height="100%" className={styles.days}>
          <rect className={styles.column} {...yours} />
          <rect className={styles.yourDay} {...yours} />
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
        <DayName axis={axis} span={plan.yours} name={words.you} at="you" />
        {sides.map((side) => {
          const span = widest(plan[side].days, axis);
          return span && <DayName key={side} axis={axis} span={span} name={names[side]} at={side} />;
        })}
      </DayChart>
    </div>
  );
}
