import styles from './now-marker.module.css';

type NowMarkerProps = {
  /** Where the present stands on the axis: 0 at its start, 1 at its end. */
  at: number;
  label: string;
};

/** A line through the chart at the present; only ever drawn after hydration, and not outside of the axis. */
export function NowMarker({ at, label }: NowMarkerProps) {
  if (at < 0 || at > 1) return null;
  return (
    <div className={styles.marker} style={{ insetInlineStart: `${at * 100}%` }} aria-hidden="true">
      <span className={styles.label} style={{ translate: `${-at * 100}%` }}>
        {label}
      </span>
    </div>
  );
}
