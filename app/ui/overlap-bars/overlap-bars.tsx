import styles from './overlap-bars.module.css';

/** Three delivery models as three bars: near, off and on shore, in this order. */
export function OverlapBars({ rows }: { rows: readonly { model: string; value: string }[] }) {
  return (
    <dl className={styles.bars}>
      {rows.map(({ model, value }) => (
        <div key={model}>
          <dt>{model}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
