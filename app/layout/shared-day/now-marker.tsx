import type { Words } from '#packages/content/schema.ts';
import type { SiteContextValue } from '#app/layout/site-context.ts';
import { fill } from '#packages/site/fill.ts';
import { clockTime, formatTime } from '#packages/time/clock.ts';
import { nextOpening, type Span } from '#packages/time/working-hours.ts';
import { axisShare, dayShare, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import styles from './now-marker.module.css';
import type { Place } from './two-days.ts';

type NowProps = { axis: DayAxis; minutes: number };

export function NowLine({ axis, minutes, shared }: NowProps & { shared: Span }) {
  const x = dayShare(axis, minutes);
  const isShared = minutes >= shared.start && minutes <= shared.end;
  return (
    <g className={styles.line}>
      <rect x={x} />
      {isShared && <rect x={x} />}
    </g>
  );
}

/** The current time as text, below the line, or as close to it as fits within the axis. */
export function NowLabel({ axis, minutes, label }: NowProps & { label: string }) {
  const at = axisShare(axis, minutes);
  const isEarly = at < 0.5;
  const beyond = `${Math.abs(1 - 2 * at) * 100}%`;
  // The widest row that is centered on the line; it starts at the nearer end of the axis.
  return (
    <div
      className={isEarly ? styles.fromStart : styles.fromEnd}
      style={isEarly ? { insetInlineEnd: beyond } : { insetInlineStart: beyond }}
      aria-hidden="true"
    >
      <span className={styles.label}>{label}</span>
    </div>
  );
}

/** The time in two places, and, while no office is open, which opens next. */
export function timesNow(
  now: Date,
  words: Words['home']['sharedDay'],
  places: readonly Place[],
  offices: readonly Place[],
  { clock, locale }: SiteContextValue,
): string {
  const times = places.map(({ timeZone, name }) =>
    fill(words.time, { city: name, time: clockTime(timeZone, now, clock) ?? '' }),
  );
  const openings = offices.flatMap((office) => {
    const opening = nextOpening(office, now);
    return opening ? { ...opening, ...office } : [];
  });
  const [next] = openings.toSorted((a, b) => a.start - b.start);
  if (!next || openings.length < offices.length) return times.join(' · ');
  const weekday = new Intl.DateTimeFormat(locale.code, { weekday: 'long', timeZone: 'UTC' });
  const opens = fill(words.opens, {
    city: next.name,
    day: weekday.format(new Date(next.date)),
    opens: formatTime(next.opens, clock),
  });
  return [...times, opens].join(' · ');
}
