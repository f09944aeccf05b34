import type { Model } from '#app/site/models.ts';
import { percent } from '#app/ui/percent.ts';
import styles from './bar.module.css';

type BarProps = {
  /** In per cent of the longest bar. Of two, the first is paler: from low to high. */
  lengths: readonly number[];
  model: Model;
};

/** A bar in the colour of a delivery model. It repeats a figure beside it. */
export function Bar({ lengths, model }: BarProps) {
  return (
    <svg className={`${styles.bar} ${styles[model]}`} aria-hidden="true">
      {lengths.map((length) => (
        <rect key={length} width={percent(length / 100)} />
      ))}
    </svg>
  );
}
