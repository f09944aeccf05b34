import { percent } from '#app/ui/percent.ts';
import styles from './model-bar.module.css';

export type ModelBarProps = {
  model: 'nearshore' | 'offshore' | 'onshore';
  /** Low and high figure, in per cent of the full bar. */
  range: readonly [low: number, high: number];
  /** Per cent of the room that the full bar takes. */
  length?: number;
};

/** A range in the color of a delivery model: solid up to the low figure, pale up to the high one. It repeats text. */
export function ModelBar({ model, range: [low, high], length = 100 }: ModelBarProps) {
  return (
    <svg className={`${styles.bar} ${styles[model]}`} width={percent(length / 100)} aria-hidden="true">
      {high > low && <rect className={styles.high} width={percent(high / 100)} />}
      {low > 0 && <rect width={percent(low / 100)} />}
    </svg>
  );
}
