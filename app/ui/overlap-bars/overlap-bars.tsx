import { ModelBar, type ModelBarProps } from '#app/ui/model-bar/model-bar.tsx';
import styles from './overlap-bars.module.css';

export type OverlapBar = {
  /** Its color: nearshore is the team's, onshore the client's, offshore neither. */
  of: ModelBarProps['model'];
  model: string;
  /** In the bar, or beside a short one. */
  value?: string;
  /** Low and high figure, in per cent of the longest bar. */
  share: readonly [number, number];
};

// A value is placed inside a bar of at least this length, in per cent, and after a shorter one.
const roomForValue = 50;

export function OverlapBars({ rows }: { rows: readonly OverlapBar[] }) {
  return (
    <dl className={styles.bars}>
      {rows.map(({ of, model, value, share: [low, high] }) => (
        <div key={model} className={styles[of]}>
          <dt>{model}</dt>
          <dd>
            <ModelBar model={of} range={[high > 0 ? (low / high) * 100 : 0, 100]} length={high} />
            {value && <span className={high < roomForValue ? undefined : styles.inside}>{value}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
