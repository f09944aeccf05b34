import { percent } from '#app/ui/percent.ts';
import styles from './model-bar.module.css';

type ModelBarProps = {
  model: 'nearshore' | 'offshore' | 'onshore';
  /** Low and high figure, in per cent of the full bar. */
  range: readonly [low: number, high: number];
};

/** A range in the colour of a delivery model: solid up to the low figure, pale up to the high one. It repeats text. */
export function ModelBar({ model, range: [low, high] }: ModelBarProps) {
  return (
    <svg className={`${styles.bar} ${styles[model]}`} aria-hidden="true">
      {high > low && <rect className={styles.high} width={percent(high / 100)} />}
      {low > 0 && <rect width={percent(low / 100)} />}
    </svg>
  );
}
