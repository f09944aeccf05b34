import type { Span } from '#packages/time/working-hours.ts';
import { axisShare, dayShare, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import styles from './now-marker.module.css';

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
