import type { Span } from '#app/time/shared-day.ts';
import { axisShare, dayShare, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import styles from './now-marker.module.css';

/** The current time, in minutes after midnight on the axis' clock. */
type NowProps = { axis: DayAxis; minutes: number };

/** A line at the current time, drawn above the shapes and below the text. */
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

// The part of the axis at either end in which a centred label could be cut off.
const edge = 0.12;

/** The share of the label that lies before the line: half of it, and less or more near the ends of the axis. */
function shareBefore(at: number): number {
  return (Math.min(1, at / edge) + Math.max(0, (at - 1) / edge + 1)) / 2;
}

/** The current time as text, at the bottom of the line. */
export function NowLabel({ axis, minutes, label }: NowProps & { label: string }) {
  const at = axisShare(axis, minutes);
  return (
    <div className={styles.foot} style={{ insetInlineStart: `${at * 100}%` }} aria-hidden="true">
      <span className={styles.label} style={{ translate: `${-shareBefore(at) * 100}%` }}>
        {label}
      </span>
    </div>
  );
}
