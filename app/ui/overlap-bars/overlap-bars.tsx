import styles from './overlap-bars.module.css';

export type OverlapBar = {
  model: string;
  /** In the bar, or beside a short one. */
  value?: string;
  tone: 'primary' | 'light' | 'secondary';
  /** Low and high figure, in per cent of the longest bar. */
  share: readonly [number, number];
};

// A value is placed inside a bar of at least this length, in per cent, and after a shorter one.
const roomForValue = 50;

/** A bar per delivery model, solid up to the low figure. */
export function OverlapBars({ rows }: { rows: readonly OverlapBar[] }) {
  return (
    <dl className={styles.bars}>
      {rows.map(({ model, value, tone, share: [low, high] }) => (
        <div key={model} className={styles[tone]}>
          <dt>{model}</dt>
          <dd>
            <svg width={`${high}%`} height="100%" aria-hidden="true">
              <rect className={styles.high} width="100%" />
              <rect width={`${high > 0 ? (low / high) * 100 : 0}%`} />
            </svg>
            {value && <span className={high < roomForValue ? undefined : styles.inside}>{value}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
