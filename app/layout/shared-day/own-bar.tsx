import type { CSSProperties } from 'react';
import type { Words } from '#generate/content/schema.ts';
import { fill } from '#app/site/fill.ts';
import { axisShare, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import type { OwnDay } from './own-day.ts';
import styles from './own-bar.module.css';

// The share of the axis that the bar's text needs.
const roomForText = 0.33;

/**
 * Returns the class that places the text: undefined inside the bar, `before` or `after` a short one, where there is more
 * space, `away` if no part of the bar is visible.
 */
function placeOfText(start: number, end: number): string | undefined {
  const shown = Math.min(end, 1) - Math.max(start, 0);
  if (shown <= 0) return styles.away;
  if (shown >= roomForText) return undefined;
  return start > 1 - end ? styles.before : styles.after;
}

type OwnBarProps = {
  words: Words['home']['sharedDay'];
  axis: DayAxis;
  /** The visitor's day; undefined unless it is shown. */
  own: OwnDay | undefined;
  onPress: () => void;
};

/** A button below the two days that turns into the visitor's own day. Its inline styles are never prerendered. */
export function OwnBar({ words, axis, own, onPress }: OwnBarProps) {
  const [start, end] = own ? [own.span.start, own.span.end].map((at) => axisShare(axis, at)) : [];
  const place = start !== undefined && end !== undefined ? placeOfText(start, end) : styles.away;
  return (
    <p className={styles.row}>
      <button
        type="button"
        className={`${styles.bar} ${place ?? ''}`}
        style={place === styles.away ? undefined : ({ '--start': start, '--end': end } as CSSProperties)}
        onClick={onPress}
      >
        <span>{own ? fill(words.own, own) : words.ask}</span>
      </button>
    </p>
  );
}
