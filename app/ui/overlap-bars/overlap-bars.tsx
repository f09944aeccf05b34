import styles from './overlap-bars.module.css';

export type OverlapBar = {
  model: string;
  value: string;
  tone: 'teal' | 'light' | 'orange';
  /** From the lower to the higher figure, in per cent of the longest bar. */
  share: readonly [number, number];
};

// A value stands in a bar that is at least half as long as the longest, and after a shorter one.
const roomForValue = 50;

/** Delivery models as bars, one below the other. Each is solid up to its lower figure. */
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
            <span className={high < roomForValue ? undefined : styles.inside}>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
