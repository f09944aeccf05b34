import type { CSSProperties } from 'react';
import type { Words } from '#generate/content/schema.ts';
import { fill } from '#app/site/fill.ts';
import { axisShare, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import type { OwnDay } from './own-day.ts';
import styles from './own-bar.module.css';

// The share of the axis that the text of the bar needs.
const roomForText = 0.33;

/** Where the bar's text goes: into it, or beside it, away from the edge that cuts it off. `away` if no part is visible. */
function placeOfText(start: number, end: number): string | undefined {
  const shown = Math.min(end, 1) - Math.max(start, 0);
  if (shown <= 0) return styles.away;
  if (shown >= roomForText) return undefined;
  return start < 0 ? styles.after : styles.before;
}

type OwnBarProps = {
  words: Words['home']['sharedDay'];
  axis: DayAxis;
  /** What is drawn; undefined until the visitor has asked for it. */
  own: OwnDay | undefined;
  onPress: () => void;
};

/** A button below the two days, which becomes the visitor's own day. The styles are never prerendered. */
export function OwnBar({ words, axis, own, onPress }: OwnBarProps) {
  const [start, end] = own ? [own.span.start, own.span.end].map((at) => axisShare(axis, at)) : [];
  const isDrawn = start !== undefined && end !== undefined;
  const place = isDrawn ? placeOfText(start, end) : styles.away;
  return (
    <p className={styles.row}>
      <button
        type="button"
        className={`${styles.bar} ${place ?? ''}`}
        style={isDrawn ? ({ '--start': start, '--end': end } as CSSProperties) : undefined}
        onClick={onPress}
      >
        <span>{own ? fill(words.own, own) : words.ask}</span>
      </button>
    </p>
  );
}
